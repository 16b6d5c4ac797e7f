import { describe, expect, test } from "vitest";
import { ally, Board, boardWith, character, doing, event, type Position } from "./board.js";

describe("cards in hands", () => {
  const holding = (...names: readonly string[]): Position => ({ mine: { hand: ["It", ...names] } });

  test("DiscardCards asks for exactly so many", () => {
    const board = boardWith(event("Discard {cards($d)}.", "d: 2"), holding("Ally", "Big", "Small")).play("It");
    expect([board.asks, board.can("pick", "Ally"), board.actions.some(({ verb }) => verb === "submit")]).toEqual([
      "0 discard",
      true,
      false,
    ]);
    expect(board.pick("Ally", "Small").submit().in("void")).toEqual(["Ally", "It", "Small"]);
  });

  test.each([[[]], [["Ally"]], [["Ally", "Big"]]])("DiscardCards of a hand of %j asks nothing", (hand) => {
    const board = boardWith(event("Discard {cards($d)}.", "d: 2"), holding(...hand)).play("It");
    expect([board.asks, board.size("hand"), board.size("void")]).toEqual(["0 main", 0, hand.length + 1]);
  });

  test("EachPlayerDiscardCards: the active player first", () => {
    const board = boardWith(character("{Materialized} Each player discards {cards($d)}.", "d: 1"), {
      mine: { hand: ["It", "Ally", "Big"] },
      theirs: { hand: ["Ally", "Big"] },
    });
    board.play("It").pick("Ally").submit();
    expect(board.asks).toBe("1 discard");
    expect(board.pick("Big").submit().in("hand", 1)).toEqual(["Ally"]);
  });

  test("DiscardCardFromEnemyHand shows the hand and lets one choose among those that match", () => {
    const board = boardWith(
      event("Discard a chosen character with cost {energy($e)} or more from the opponent's hand.", "e: 2"),
      {
        theirs: { hand: ["Ally", "Big", "Small", "Zap"] },
      },
    );
    board.play("It");
    expect([board.asks, board.pickable]).toEqual(["0 enemy-hand", ["Ally", "Big"]]);
    expect(board.pick("Big").submit().in("void", 1)).toEqual(["Big"]);
  });

  test("DiscardCardFromEnemyHandThenTheyDraw draws only for a discarded card", () => {
    const it = event("Discard a chosen card from the opponent's hand. They draw {cards($c)}.", "c: 1");
    expect(
      boardWith(it, { theirs: { hand: ["Ally"] } })
        .play("It")
        .in("hand", 1),
    ).toEqual(["Filler"]);
    expect(boardWith(it).play("It").in("hand", 1)).toEqual([]);
  });

  test("EachPlayerShufflesHandAndVoidIntoDeckAndDraws leaves the event itself out", () => {
    const board = boardWith(
      event("Each player shuffles their hand and void into their deck and then draws {cards($c)}.", "c: 2"),
      {
        mine: { hand: ["It", "Ally"], void: ["Big"] },
        theirs: { hand: ["Ally"], void: ["Big"] },
      },
    );
    board.play("It");
    expect([board.size("hand"), board.size("hand", 1), board.in("void"), board.in("void", 1)]).toEqual([
      2,
      2,
      ["It"],
      [],
    ]);
    expect([board.size("deck"), board.size("deck", 1)]).toEqual([8, 8]);
  });
});

describe("cards in decks", () => {
  const deck: Position = { mine: { hand: ["It"], deck: ["Small", "Zap", "Big"] } };

  test("Foresee: position 0 is the deepest", () => {
    const board = boardWith(event("{Foresee($f)}.", "f: 2"), deck).play("It");
    expect(board.pickable).toEqual(["Zap", "Big"]);
    board.place("Big", 0, 0).place("Zap", 0, 1).submit();
    expect(board.top()).toBe("Zap");
  });

  test("Foresee into the void counts as put into the void", () => {
    const listener = character("When an event is put into your void, gain {points($p)}.", "p: 1");
    const board = boardWith(event("{Foresee($f)}.", "f: 2"), {
      cards: { Listener: listener },
      mine: { hand: ["It"], deck: ["Small", "Zap", "Big"], battlefield: ["Listener"] },
    });
    board.play("It").place("Zap", 1, 0).submit();
    expect([board.points(), board.in("void"), board.top()]).toEqual([2, ["It", "Zap"], "Big"]);
  });

  test("Foresee makes a new deck of the void below what is left", () => {
    const board = boardWith(event("{Foresee($f)}.", "f: 2"), {
      fillers: 0,
      mine: { hand: ["It"], deck: ["Big"], void: ["Ally", "Small"] },
    });
    board.play("It");
    expect([board.pickable.length, board.pickable.at(-1)]).toEqual([2, "Big"]);
  });

  test("PutCardsFromYourDeckIntoVoid", () => {
    const it = doing({ PutCardsFromYourDeckIntoVoid: { count: 2 } });
    expect(boardWith(it, deck).play("It").in("void")).toEqual(["Big", "It", "Zap"]);
  });

  test("DrawMatchingCard takes one that matches, from anywhere in the deck", () => {
    const board = boardWith(event("Draw an event from your deck."), deck).play("It");
    expect([board.in("hand"), board.state.table.drawn[0]?.length]).toEqual([["Zap"], 1]);
  });

  test("Discover offers up to three different cards and is no draw", () => {
    const board = boardWith(event("{Discover} a character with cost {energy($e)}.", "e: 2"), {
      mine: { hand: ["It"], deck: ["Ally", "Ally", "Small", "Zap"] },
    });
    board.play("It");
    expect([board.asks, [...board.pickable].sort()]).toEqual(["0 deck-card", ["Ally", "Filler"]]);
    expect([board.pick("Ally").in("hand"), board.state.table.drawn[0]?.length]).toEqual([["Ally"], 0]);
  });

  test("Discover with nothing to offer does nothing", () => {
    expect(boardWith(event("{Discover} events.")).play("It").asks).toBe("0 main");
  });

  test("DiscoverAndThenMaterialize", () => {
    const board = boardWith(event("{Discover} {@a subtype($t)} and {materialize} it.", "t: Child"), deck).play("It");
    expect(board.pick("Small").in("battlefield")).toEqual(["Small"]);
  });

  test("MaterializeRandomFromDeck", () => {
    const it = event(
      "{Materialize} {n_random_characters($n)} with cost {energy($e)} or less from your deck.",
      "n: 2\ne: 1",
    );
    expect(boardWith(it, deck).play("It").in("battlefield")).toEqual(["Small"]);
  });
});

describe("cards in voids", () => {
  const inVoid = (...names: readonly string[]): Position => ({ mine: { hand: ["It"], void: names } });

  test("ReturnFromYourVoidToHand: another click replaces the choice", () => {
    const board = boardWith(
      event("Return a character from your void to your hand."),
      inVoid("Ally", "Big", "Zap"),
    ).play("It");
    expect(board.pickable).toEqual(["Ally", "Big"]);
    expect(board.pick("Ally").pick("Big").submit().in("hand")).toEqual(["Big"]);
  });

  test("ReturnUpToCountFromYourVoidToHand", () => {
    const it = doing({ ReturnUpToCountFromYourVoidToHand: { target: { YourVoid: "Event" }, count: 2 } });
    const board = boardWith(it, inVoid("Spell", "Zap", "Stop"))
      .play("It")
      .pick("Zap", "Stop")
      .submit();
    expect(board.in("hand")).toEqual(["Stop", "Zap"]);
    expect(boardWith(it, inVoid("Ally")).refusal("play", "It")).toBe("There is nothing it could be aimed at.");
  });

  test("ReturnFromYourVoidToPlay reclaims: it is banished when it leaves play", () => {
    const board = boardWith(character("{Materialized} {Reclaim} {@a subtype($t)}.", "t: Warrior"), {
      ...inVoid("Ally", "Big"),
      theirs: { hand: ["Zap"] },
    });
    board.play("It");
    expect([board.in("battlefield"), board.marks("Ally").includes("Reclaimed")]).toEqual([["Ally", "It"], true]);
    expect(board.stop().play("Zap").pick("Ally").in("banished")).toEqual(["Ally"]);
  });

  test("ReturnFromYourVoidToPlay of an event plays it for nothing", () => {
    const board = boardWith(event("Discard {cards($d)}.", "d: 1"), {
      cards: { Again: character("When you discard an event, {reclaim} that event.") },
      mine: { hand: ["It", "Spell"], battlefield: ["Again"] },
    });
    board.play("It");
    expect([board.energy(), board.in("banished"), board.in("void")]).toEqual([20, ["Spell"], ["It"]]);
  });

  test("ReturnRandomFromYourVoidToPlay", () => {
    const it = event("{Reclaim} a random {subtype($t)}.", "t: Warrior");
    expect(boardWith(it, inVoid("Ally", "Big")).play("It").in("battlefield")).toEqual(["Ally"]);
  });

  test("BanishEnemyVoid", () => {
    const board = boardWith(event("{Banish} the opponent's void."), { theirs: { void: ["Ally", "Zap"] } }).play("It");
    expect(board.in("banished", 1)).toEqual(["Ally", "Zap"]);
  });

  test("BanishCardsFromEnemyVoid: all of too few without a question, else as chosen", () => {
    const it = event("{Banish} {cards($c)} from the opponent's void.", "c: 2");
    expect(
      boardWith(it, { theirs: { void: ["Ally"] } })
        .play("It")
        .in("banished", 1),
    ).toEqual(["Ally"]);
    const board = boardWith(it, { theirs: { void: ["Ally", "Big", "Zap"] } }).play("It");
    expect(board.pick("Ally", "Zap").submit().in("void", 1)).toEqual(["Big"]);
  });

  test("PutCardsFromVoidOnTopOfDeck: the last chosen is on top", () => {
    const it = doing({ PutCardsFromVoidOnTopOfDeck: { count: 2, matching: "Character" } });
    const board = boardWith(it, inVoid("Ally", "Big", "Zap"))
      .play("It")
      .pick("Big", "Ally")
      .submit();
    expect(board.top()).toBe("Ally");
  });

  test.each([
    [
      "to a chosen card",
      "{Materialized} {@cap @a subtype($t)} in your void gains {reclaim_for_cost($r)}.",
      "t: Warrior\nr: 1",
      17,
    ],
    ["to all for their cost", "All cards currently in your void gain {reclaim} equal to their cost this turn.", "", 17],
  ])("GainsReclaim %s", (_name, text, variables, energy) => {
    const it = text.startsWith("{Mat") ? character(text, variables) : event(text, variables);
    const board = boardWith(it, inVoid("Ally", "Big")).play("It");
    if (board.asks === "0 void-card") board.pick("Ally").submit();
    board.play("Ally");
    expect([board.energy(), board.marks("Ally").includes("Reclaimed")]).toEqual([energy, true]);
  });

  test("GainsReclaim this turn ends with it", () => {
    const it = event("All cards currently in your void gain {reclaim} equal to their cost this turn.");
    const board = boardWith(it, inVoid("Ally")).play("It");
    expect(board.can("play", "Ally")).toBe(true);
    expect(board.end().end().can("play", "Ally")).toBe(false);
  });

  test("GainsReclaim of this card while it lies in the void", () => {
    const it = character(
      "When you draw {cards($c)} in a turn, if this card is in your void, it gains {reclaim_for_cost($r)} this turn.",
      "c: 1\nr: 1",
    );
    const board = new Board({ cards: { It: it }, mine: { hand: ["Quick"], void: ["It"] } }).play("Quick").play("It");
    expect(board.energy()).toBe(19);
  });
});

describe("playing from elsewhere", () => {
  test.each([
    ["Reclaim", "{Reclaim_For_Cost($r)}", "r: 3", 17],
    ["PlayFromHandOrVoidForCost", "You may play this card from your hand or void for {energy($e)}.", "e: 0", 20],
  ])("%s", (_name, text, variables, energy) => {
    const board = new Board({
      cards: { It: event(`Draw {cards($c)}.\n\n${text}`, `c: 1\n${variables}`) },
      mine: { void: ["It"] },
    });
    expect(board.play("It").energy()).toBe(energy);
    expect(board.in(text.startsWith("{Rec") ? "banished" : "void")).toEqual(["It"]);
  });

  test("ReclaimForCost: one of several costs", () => {
    const board = new Board({
      cards: { It: event("Draw {cards($c)}.\n\n{Reclaim} -- {energy($e)} or abandon an ally", "c: 1\ne: 4") },
      mine: { void: ["It"], battlefield: ["Ally"] },
    });
    board.play("It");
    expect(board.asks).toBe("0 cost");
    expect(board.choose("Abandon").in("void")).toEqual(["Ally"]);
  });

  test("PlayOnlyFromVoid forbids the hand", () => {
    const it = character("If this card is in your void, you may only play this character from your void.");
    const board = new Board({ cards: { It: it }, mine: { hand: ["It"] } });
    expect(board.refusal("play", "It")).toBe("It can only be played from your void.");
    expect(new Board({ cards: { It: it }, mine: { void: ["It"] } }).play("It").in("battlefield")).toEqual(["It"]);
  });

  test("PlayFromVoid with a cost and what is done for it", () => {
    const board = new Board({
      cards: {
        It: {
          ...ally(),
          abilities: [
            {
              Static: {
                StaticAbility: {
                  PlayFromVoid: {
                    energy_cost: 1,
                    additional_cost: { DiscardCards: { target: { Any: "Card" }, count: 1 } },
                    if_you_do: { Effect: { BanishWhenLeavesPlay: { target: "This" } } },
                  },
                },
              },
            },
          ],
        },
      },
      mine: { void: ["It"], hand: ["Spell"] },
    });
    board.play("It");
    expect([board.energy(), board.in("void"), board.marks("It").includes("Reclaimed")]).toEqual([19, ["Spell"], true]);
  });

  test("CardsInYourVoidHaveReclaim while its condition holds", () => {
    const keeper = character(
      "While you have {count($n)} or more cards in your void, they have {reclaim} equal to their cost.",
      "n: 2",
    );
    const board = new Board({ cards: { Keeper: keeper }, mine: { battlefield: ["Keeper"], void: ["Ally", "Spell"] } });
    board.play("Ally");
    expect(board.marks("Ally")).toContain("Reclaimed");
    expect(board.can("play", "Spell")).toBe(false);
  });

  test("OncePerTurnPlayFromVoid: once, without banishing", () => {
    const once = character(
      "Once per turn, you may play an event with cost {energy($e)} or less from your void.",
      "e: 2",
    );
    const board = new Board({
      cards: { Once: once },
      mine: { battlefield: ["Once"], void: ["Spell", "Zap", "Spell"] },
    });
    board.play("Spell");
    expect([board.can("play", "Spell"), board.in("void")]).toEqual([false, ["Spell", "Spell", "Zap"]]);
    expect(board.end().end().can("play", "Spell")).toBe(true);
  });

  test("YouMayPlayFromTopOfDeck, which one may look at; RevealTopCardOfYourDeck shows it to all", () => {
    const seer = character("You may play characters from the top of your deck.");
    const open = character("Reveal the top card of your deck.\n\nYou may play characters from the top of your deck.");
    const board = new Board({ cards: { Seer: seer }, mine: { battlefield: ["Seer"], deck: ["Spell", "Ally"] } });
    const known = (of: Board, viewer: number): boolean => {
      const top = of.state.zones.deck[0]?.at(-1);
      return of
        .rules()
        .view(of.state, viewer)
        .cards.some(({ id }) => id === top);
    };
    expect([known(board, 0), known(board, 1)]).toEqual([true, false]);
    board.play("Ally");
    expect([board.can("play", "Spell"), board.in("battlefield")]).toEqual([false, ["Ally", "Seer"]]);
    const shown = new Board({ cards: { Open: open }, mine: { hand: ["Open"], deck: ["Spell", "Ally"] } }).play("Open");
    expect(known(shown, 1)).toBe(true);
  });
});
