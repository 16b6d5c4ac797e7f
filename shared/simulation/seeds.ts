/** The seed of a match: a whole number of 32 bits, spread so that neighbours have nothing in common (murmur3's mixer). */
export function seedOfMatch(seed: number, pairing: number, index: number): number {
  return mixed(mixed(mixed(seed) ^ pairing) ^ index);
}

function mixed(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
