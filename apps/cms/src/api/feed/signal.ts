/** Wakes the one who waits for it; rung while nobody waits, it wakes the next who does. */
export class Signal {
  #isSet = false
  #wake: () => void = () => undefined

  notify(): void {
    this.#isSet = true
    this.#wake()
  }

  /** Returns at the next ring, at once for one that nobody heard yet, at the latest after some milliseconds. */
  async wait(atMost: number): Promise<void> {
    if (!this.#isSet)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMost)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#isSet = false
  }
}
