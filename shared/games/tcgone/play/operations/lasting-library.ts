/** The operations of the library whose effects last: what cannot be done, prevented or changed for a turn, and what is listened for. */
export const lastingText = `sub _cantRetreat(unit) {
  def on = unit == null ? defending : unit
  delayed {
    before RETREAT, on, { wcu "It cannot retreat" prevent() }
    before TRY_RETREAT, on, { wcu "It cannot retreat" prevent() }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 2
  }
}
sub _cantRetreatSelf() {
  delayed {
    before RETREAT, self, { wcu "It cannot retreat" prevent() }
    before TRY_RETREAT, self, { wcu "It cannot retreat" prevent() }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 3
  }
}
sub _cantAttackNextTurn(unit) {
  def on = unit == null ? self : unit
  delayed {
    def born = turnCount
    before CHECK_ATTACK_REQUIREMENTS, on, { if (turnCount > born) { wcu "It cannot attack this turn" prevent() } }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter on == self ? 3 : 2
  }
}
sub _cantUseAttack(move_, unit) {
  def on = unit == null ? self : unit
  def which = move_ == null ? thisMove : move_
  delayed {
    def born = turnCount
    before CHECK_ATTACK_REQUIREMENTS, on, {
      if (turnCount > born && ef.move.name == which.name) { wcu "It cannot use this move this turn" prevent() }
    }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter on == self ? 3 : 2
  }
}
sub _amnesia() {
  def on = defending
  def which = choose(on.moves, "Which move can it not use?")
  delayed {
    before CHECK_ATTACK_REQUIREMENTS, on, {
      if (ef.move.name == which.name) { wcu "It forgot this move" prevent() }
    }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 2
  }
}
sub _sandAttack() {
  def on = defending
  delayed {
    before ATTACK_MAIN, on, { flipTails { bc "The attack does nothing" prevent() } }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 2
  }
}
sub _reduceDamageNextTurn(n) {
  delayed {
    before APPLY_ATTACK_DAMAGES, {
      entries.each { if (it.to == self && it.dmg > 0 && it.notNoEffect) { it.dmg -= n } }
    }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 2
  }
}
sub _preventAllDamageNextTurn() {
  delayed {
    before APPLY_ATTACK_DAMAGES, {
      entries.each { if (it.to == self && it.notNoEffect) { it.dmg = 0 } }
    }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 2
  }
}
sub _preventAllEffectsExcludingDamageNextTurn() {
  delayed {
    before null, self, ATTACK, { if (ef.player != self.owner && !(ef.type in attackSteps())) { prevent() } }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 2
  }
}
sub _preventAllEffectsNextTurn() {
  _preventAllDamageNextTurn()
  _preventAllEffectsExcludingDamageNextTurn()
}
sub _preventAllDamageFromCustomPokemonNextTurn(filter) {
  delayed {
    before APPLY_ATTACK_DAMAGES, {
      entries.each { if (it.to == self && it.notNoEffect && fits(filter, it.from)) { it.dmg = 0 } }
    }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 2
  }
}
sub _preventAllEffectsFromCustomPokemonNextTurn(filter) {
  _preventAllDamageFromCustomPokemonNextTurn(filter)
  delayed {
    before null, self, ATTACK, {
      if (ef.player != self.owner && ef.sourceCard.unit != null && fits(filter, ef.sourceCard.unit) && !(ef.type in attackSteps())) { prevent() }
    }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 2
  }
}
sub _increasedBaseDamageNextTurn(move_, n) {
  delayed {
    def born = turnCount
    after PROCESS_ATTACK_EFFECTS, {
      if (turnCount > born && ef.move.name == move_) {
        entries.each { if (it.from == self && it.to == defending && it.dmg > 0) { it.dmg += n } }
      }
    }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 3
  }
}
sub _decreasedBaseDamageNextTurn(move_, n) { _increasedBaseDamageNextTurn(move_, 0 - n) }
sub _doMoreDamageNextTurn(n) {
  delayed {
    def born = turnCount
    after PROCESS_ATTACK_EFFECTS, {
      if (turnCount > born) {
        entries.each { if (it.from == self && it.to == defending && it.dmg > 0) { it.dmg += n } }
      }
    }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 3
  }
}
sub _reduceDamageFromDefendingNextTurn(n) {
  def on = defending
  delayed {
    after PROCESS_ATTACK_EFFECTS, {
      entries.each { if (it.from == on && it.dmg > 0) { it.dmg -= n } }
    }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 2
  }
}
sub _increasedDamageDoneToDefending(n) {
  def on = defending
  delayed {
    def born = turnCount
    after PROCESS_ATTACK_EFFECTS, {
      if (turnCount > born) { entries.each { if (it.to == on && it.dmg > 0) { it.dmg += n } } }
    }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 3
  }
}
sub _defendingAttacksCostsMore(types) {
  def on = defending
  delayed {
    def more
    register { more = getter (GET_MOVE_COST, on) { h -> h.object += types } }
    unregister { more.unregister() }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 2
  }
}
sub _defendingRetreatsCostsMore(n) {
  def on = defending
  delayed {
    def more
    register { more = getter (GET_RETREAT_COST, on) { h -> h.object += n } }
    unregister { more.unregister() }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    unregisterAfter 2
  }
}
sub _opponentCantPlaySupporterNextTurn() {
  def whom = opp
  delayed {
    before PLAY_SUPPORTER, { if (ef.card.owner == whom) { wcu "No supporters this turn" prevent() } }
    unregisterAfter 2
  }
}
sub _ifDamagedByAttackNextTurn(do) {
  delayed {
    def hit = false
    before APPLY_ATTACK_DAMAGES, { hit = entries.any { it.to == self && it.dmg > 0 && it.from.owner != self.owner } }
    after APPLY_ATTACK_DAMAGES, { if (hit) { doBlock(do) } }
    after CHANGE_STAGE, self, { unregister() }
    after FALL_BACK, self, { unregister() }
    unregisterAfter 2
  }
}
sub _ifActiveAndDamagedByAttackBody(do) {
  delayed {
    def hit = false
    before APPLY_ATTACK_DAMAGES, { hit = abilityWorks() && self.active && entries.any { it.to == self && it.dmg > 0 && it.from.owner != self.owner } }
    after APPLY_ATTACK_DAMAGES, { if (hit) { doBlock(do) } }
  }
}
sub _ifActiveAndDamagedByAttackAttached(do) { _ifActiveAndDamagedByAttackBody(do) }
sub _ifActiveAndKnockedOutByAttack(do) {
  delayed {
    before KNOCKOUT, self, { if (abilityWorks() && self.active && ef.byDamageFromAttack) { doBlock(do) } }
  }
}
sub _runAtBeginningOfYourOpponentsTurn(do) {
  def whom = opp
  delayed {
    before BEGIN_TURN, { if (currentTurn == whom) { doBlock(do) unregister() } }
  }
}
sub _discardEndOfTurn() {
  delayed {
    before BETWEEN_TURNS, { unregister() discard thisCard }
  }
}
`;
