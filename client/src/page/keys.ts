// The keys the page's tables are kept under: ordered, in IndexedDB, changed all at once or not at all. What they mean is
// known to whitechapel/server/store/keyed.py alone.

const NAME = "whitechapel";
const ROWS = "rows";

/** A key, and what it is to hold; nothing: it is removed. */
type Row = [key: Uint8Array<ArrayBuffer>, value: Uint8Array<ArrayBuffer> | undefined];

export class Keys {
  private constructor(private readonly db: IDBDatabase) {}

  static open(): Promise<Keys> {
    return new Promise((done, failed) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS);
      asked.onerror = () => failed(asked.error);
      asked.onsuccess = () => {
        // Somebody removes it, or a newer page wants to change it: that page goes first.
        asked.result.onversionchange = () => asked.result.close();
        done(new Keys(asked.result));
      };
    });
  }

  /** The keys from `first` up to `end`, in order, and their values; at most `limit`, or all if it is 0. */
  async range(first: BufferSource, end: BufferSource, limit: number): Promise<[ArrayBuffer[], Uint8Array[]]> {
    const rows = this.db.transaction(ROWS).objectStore(ROWS);
    const within = IDBKeyRange.bound(first, end, false, true);
    const [keys, values] = await Promise.all([
      result(rows.getAllKeys(within, limit || undefined)),
      result(rows.getAll(within, limit || undefined)),
    ]);
    return [keys as ArrayBuffer[], values as Uint8Array[]];
  }

  /** Write all of this or nothing, and only if these keys hold what is expected; it is on the disk when this returns. */
  commit(expected: [Uint8Array<ArrayBuffer>, Uint8Array | undefined][], puts: Row[], clear: boolean): Promise<boolean> {
    return new Promise((done, failed) => {
      const change = this.db.transaction(ROWS, "readwrite", { durability: "strict" });
      const rows = change.objectStore(ROWS);
      let fits = true;
      change.oncomplete = () => done(true);
      change.onabort = () => (fits ? failed(change.error) : done(false));
      const write = () => {
        if (clear) rows.clear();
        for (const [key, value] of puts) {
          if (value) rows.put(value, key);
          else rows.delete(key);
        }
      };
      let open = expected.length;
      if (!open) write();
      for (const [key, value] of expected) {
        const found = rows.get(key);
        found.onsuccess = () => {
          if (!fits) return;
          fits = equal(found.result as Uint8Array | undefined, value);
          open -= 1;
          if (!fits) change.abort();
          else if (!open) write();
        };
      }
    });
  }

  close(): void {
    this.db.close();
  }
}

function result<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function equal(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return !one === !other;
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
