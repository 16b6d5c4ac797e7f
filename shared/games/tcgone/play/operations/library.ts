import { lastingText } from "./lasting-library.js";

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

${lastingText}`;
