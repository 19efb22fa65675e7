/** Loads values once and keeps those used last. A failed load is tried again. */
export class Recent<T> {
  private readonly known = new Map<number, Promise<T>>();

  constructor(private readonly limit: number) {}

  of(key: number, load: () => Promise<T>): Promise<T> {
    const value = this.known.get(key) ?? this.start(key, load);
    // The last entry of a map is the newest.
    this.known.delete(key);
    this.known.set(key, value);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= this.limit) break;
      this.known.delete(oldest);
    }
    return value;
  }

  private start(key: number, load: () => Promise<T>): Promise<T> {
    const loading = load();
    loading.catch(() => {
      if (this.known.get(key) === loading) this.known.delete(key);
    });
    return loading;
  }
}
