"""The peer of ttcg-effects.bench.ts: the same effects by a plain Cartesian product in Python.

Usage: ttcg-combinations.py FOLDER ROUNDS. Prints JSON: the best processor time in ms, the lines and their SHA-256.
"""

import hashlib
import itertools
import json
import pathlib
import re
import sys
import time

folder = pathlib.Path(sys.argv[1])
TOKEN = re.compile(r"<([^>]+)>")
NOUNS = ["cards", "spells", "creatures", "targets"]
PLURALS = [
    (re.compile(rf"\bone ({between}) {noun}\b"), rf"one \1 {noun[:-1]}")
    for between in (r"\w+", r"\w+ \d+", r".+?")
    for noun in NOUNS
]


def lines_of(path):
    return [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def values_of(name, visited):
    path = folder / "placeholders" / f"{name}.txt"
    if name in visited or not path.exists():
        return [f"<{name}>"]
    written = [line.replace("_", " ").strip() for line in lines_of(path)]
    return [each for value in written for each in expand(value, visited | {name})] or [f"<{name}>"]


def shifted(value, offset):
    try:
        return str(int(value) + offset)
    except ValueError:
        return value


def expand(sentence, visited=frozenset()):
    tokens = TOKEN.findall(sentence)
    seen = set(visited)
    loaded = {}
    for token in tokens:
        base, offset = re.match(r"(\w+)([+-]\d+)?", token).groups()
        if base not in loaded:
            loaded[base] = values_of(base, seen)
            seen.add(base)
        loaded[token] = loaded[base] if offset is None else [shifted(each, int(offset)) for each in loaded[base]]
    combinations = []
    for chosen in itertools.product(*(loaded[token] for token in tokens)):
        line = sentence
        for token, value in zip(tokens, chosen):
            line = line.replace(f"<{token}>", value)
        combinations.append(line)
    return combinations


def combine():
    replacements = {}
    for line in lines_of(folder / "placeholders" / "phrase_replacements.txt"):
        if not line.startswith("#") and ":" in line:
            phrase, replacement = line.split(":", 1)
            replacements[phrase.strip()] = replacement.strip()
    removals = [
        line for line in lines_of(folder / "placeholders" / "combinations_to_remove.txt") if not line.startswith("#")
    ]

    def replaced(line):
        for phrase, replacement in replacements.items():
            line = line.replace(phrase, replacement)
        return line

    templates = lines_of(folder / "all_effect_templates.txt")
    combinations = dict.fromkeys(line for template in templates for line in expand(template))
    kept = []
    for line in combinations:
        line = replaced(line)
        for pattern, singular in PLURALS:
            line = pattern.sub(singular, line)
        line = line.replace("  ", " ")
        if not any(phrase in line for phrase in removals):
            kept.append(replaced(line.strip()))
    return [line[:1].upper() + line[1:].lower() for line in sorted(kept)]


best = float("inf")
lines = []
for _ in range(int(sys.argv[2])):
    start = time.process_time()
    lines = combine()
    best = min(best, (time.process_time() - start) * 1000)
text = "".join(f"{line}\n" for line in lines)
print(json.dumps({"ms": best, "lines": len(lines), "sha256": hashlib.sha256(text.encode()).hexdigest()}))
