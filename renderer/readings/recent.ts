/** Values by key, of which those least lately asked for are let go once there are too many. */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.values.size;
  }

  /** The value of a key, made now where it is not there. */
  of(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    const value = known ?? make();
    if (known !== undefined) this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.most) {
      for (const oldest of this.values.keys()) {
        this.values.delete(oldest);
        break;
      }
    }
    return value;
  }
}
