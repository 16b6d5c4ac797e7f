// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf } from "../../../support/page/page.js";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SimulationForm } from "../../../../renderer/simulation/SimulationForm.js";
import { useSimulation } from "../../../../renderer/simulation/simulation-state.js";
import type { SimulationChoices } from "../../../../shared/bridge/index.js";

const deck = (name: string, size: string, isEverything = false) => ({ name, size, isEverything });

const choices: SimulationChoices = {
  games: [
    {
      id: "dreamtides",
      title: "Dreamtides",
      decks: [deck("Tide", "40"), deck("All cards", "90", true)],
      options: {},
      remarks: [],
    },
    {
      id: "ptg",
      title: "PTG",
      decks: [deck("Kiln", "28 + 6 summoners"), deck("Wharf", "30"), deck("All cards", "60", true)],
      options: { initialHealth: 25, stops: "useful" },
      remarks: ["The deck Wharf names a card the folder does not have."],
    },
  ],
  keptAtMs: null,
};

eachOnNewPage();

it("asks for the game, then for its decks and the options of its rules, and keeps those of each game apart", async () => {
  answerCalls({ "simulation/start": () => undefined });
  useSimulation.setState({ ...useSimulation.getInitialState(), choices }, true);
  const Form = () => <SimulationForm choices={useSimulation((state) => state.choices)} />;
  render(<Form />);
  const keys = person();
  const form = within(screen.getByRole("form", { name: "Simulation settings" }));
  expect(form.getByLabelText<HTMLInputElement>(/^Tide/u).checked).toBe(true);
  expect(form.getByLabelText<HTMLInputElement>(/^All cards/u).checked).toBe(false);
  expect(form.queryByText("Health")).toBeNull();

  await keys.selectOptions(form.getByLabelText("Game"), "ptg");
  expect(form.queryByLabelText(/^Tide/u)).toBeNull();
  form.getByText("28 + 6 summoners");
  form.getByText("The deck Wharf names a card the folder does not have.");
  await keys.click(form.getByText("Options", { selector: "summary" }));
  const health = form.getByLabelText<HTMLInputElement>("Health");
  expect(health.value).toBe("25");
  await keys.clear(health);
  await keys.type(health, "0");
  expect(form.getByRole<HTMLButtonElement>("button", { name: /^Run/u }).disabled).toBe(true);
  await keys.clear(health);
  await keys.type(health, "9");
  form.getByText("Options (1 changed)");
  await keys.click(form.getByLabelText(/^Wharf/u));
  form.getByRole("button", { name: /^Run/u }).focus();
  await keys.keyboard("{Enter}");
  expect(requestsOf("simulation/start")).toMatchObject([
    { game: "ptg", ruleset: "ptg", contestants: [{ deck: "Kiln", bot: "greedy" }], options: { initialHealth: 9 } },
  ]);

  await keys.selectOptions(form.getByLabelText("Game"), "dreamtides");
  form.getByRole("button", { name: /^Run/u }).focus();
  await keys.keyboard("{Enter}");
  expect(requestsOf("simulation/start").at(-1)).toMatchObject({
    game: "dreamtides",
    contestants: [{ deck: "Tide", bot: "greedy" }],
    options: {},
  });
});

it("sends the address of a queue where its workers are to play, and asks for it first", async () => {
  answerCalls({ "simulation/start": () => undefined });
  useSimulation.setState({ ...useSimulation.getInitialState(), choices }, true);
  const Form = () => <SimulationForm choices={useSimulation((state) => state.choices)} />;
  render(<Form />);
  const keys = person();
  const form = within(screen.getByRole("form", { name: "Simulation settings" }));
  const run = form.getByRole("button", { name: /^Run/u });
  expect(form.queryByLabelText("Address of the queue")).toBeNull();
  await keys.selectOptions(form.getByLabelText("Played on"), "the workers of a queue");
  await keys.click(run);
  expect(requestsOf("simulation/start")).toEqual([]);
  const address = form.getByLabelText("Address of the queue");
  await keys.type(address, " redis://:secret@queue.example ");
  expect(address).toHaveProperty("type", "text");
  await keys.tab();
  expect(address).toHaveProperty("type", "password");
  await keys.click(run);
  expect(requestsOf("simulation/start")).toMatchObject([{ queue: "redis://:secret@queue.example" }]);
  await keys.selectOptions(form.getByLabelText("Played on"), "this computer");
  await keys.click(run);
  expect(requestsOf("simulation/start")).toHaveLength(2);
  expect(requestsOf("simulation/start")[1]).not.toHaveProperty("queue");
});
