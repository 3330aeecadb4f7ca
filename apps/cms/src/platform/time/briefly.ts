/**
 * Remembers for a short time what many ask for at once, by owner and key; a failure is not
 * remembered. The time is one that nobody sets: after a clock was put back, what is remembered would
 * hold for as long as it was put back (fault F21).
 */
export function briefly<Value>(milliseconds: number, now = () => performance.now()) {
  type Remembered = { until: number; value: Promise<Value> }
  const remembered = new WeakMap<object, Map<string, Remembered>>()
  return (owner: object, key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = remembered.get(owner) ?? new Map<string, Remembered>()
    remembered.set(owner, known)
    const last = known.get(key)
    if (last !== undefined && last.until > now()) return last.value
    const value = read()
    const entry = { until: now() + milliseconds, value }
    known.set(key, entry)
    value.catch(() => known.get(key) === entry && known.delete(key))
    return value
  }
}
