/**
 * Operations that are said in the language itself, one sub for each. What an operation is called in scripts follows the stroke; its
 * parameters have the names of the registry, blocks among them, and `move_` is the one called `move`: `doBlock` does one, `fits` asks one about a value.
 */
export const libraryText = `
sub _multiDamage(list, n, amount, info) {
  list.select(count: n, info: info).each { damage amount, it }
}
sub _extraEnergyDamage(max, amount, type) {
  def extra = self.energyCount(type) - thisMove.energyCost.count { it == type }
  def times = extra > max ? max : extra
  if (times > 0) { damage(times * amount) }
}
sub _extraBasicEnergyDamage(max, amount, type) {
  def own = self.energyCards.filterByBasicEnergyType(type).size - thisMove.energyCost.count { it == type }
  def times = own > max ? max : own
  if (times > 0) { damage(times * amount) }
}
sub _additionalDamageByDiscarding(kind, from, max, amount) {
  def gone = from.filterByType(kind).select(min: 0, max: max, "Which cards to discard?")
  def times = gone.size
  gone.discard()
  if (times > 0) { damage(times * amount) }
}
sub _putDamageCountersOnOpponentsPokemon(n, list) {
  repeat (n) {
    def places = list == null ? opp.all : list
    if (places.notEmpty) { directDamage 10, places.select("Where does a damage counter go?") }
  }
}
sub _moveDamage(amount, from, to) {
  def moved = from.damage < amount ? from.damage : amount
  if (moved > 0) {
    heal moved, from
    directDamage moved, to
  }
}
sub _healAfterDamage(amount) { afterDamage { heal amount, self } }
sub _removeDamageCounterEqualToDamageDone() { afterDamage { heal damageDone(), self } }
sub _applyAfterDamage(type, unit) {
  def on = unit == null ? defending : unit
  afterDamage { type.each { apply it, on } }
}
sub _flipThenApplySC(type) {
  def on = defending
  flip { afterDamage { apply type, on } }
}
sub _extraPoison(n) {
  def on = defending
  delayed {
    def more
    register { more = getter (GET_EXTRA_POISON, on) { h -> h.object += n } }
    unregister { more.unregister() }
    after CHANGE_STAGE, on, { unregister() }
    after FALL_BACK, on, { unregister() }
    after CLEAR_SPECIAL_CONDITION, on, { unregister() }
  }
}
sub _discardSelfEnergyAfterDamage(types) { afterDamage { discardSelfEnergy(types) } }
sub _discardDefendingEnergyAfterDamage(types) { afterDamage { discardDefendingEnergy(types) } }
sub _moveSelfEnergyAfterDamage(to, types) {
  afterDamage {
    types.each {
      def type = it
      self.energyCards.filterByEnergyType(type).select(count: 1, "Which energy?").moveTo(to)
    }
  }
}
sub _astonish(n) {
  def count = n == null ? 1 : n
  def taken = opp.hand.select(count: count, hidden: true, "Take a card of your opponent's hand")
  taken.showToMe()
  shuffleOppDeck(taken)
}
sub _callForFamily(n, basic, type, name) {
  def free = my.bench.freeBenchCount
  def most = n > free ? free : n
  if (most > 0) {
    my.deck.search(max: most, "Units for your bench") {
      it.is(UNIT) && (basic == false || it.is(BASIC)) && (type == null || type in it.types) && (name == null || it.name.contains(name))
    }.each { benchPCS it }
  }
  shuffleDeck()
}
sub _foresight(n) { rearrange(my.deck.subList(0, n), "Put the cards back in any order, the top one first") }

sub _cantRetreat(unit) {
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
