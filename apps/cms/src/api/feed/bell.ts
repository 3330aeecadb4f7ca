/** Wakes the one who waits for it; rung while nobody waits, it wakes the next who does. */
export class Bell {
  #isRung = false
  #wake: () => void = () => undefined

  ring(): void {
    this.#isRung = true
    this.#wake()
  }

  /** Returns at the next ring, at once for one that nobody heard yet, at the latest after some milliseconds. */
  async heard(atMost: number): Promise<void> {
    if (!this.#isRung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMost)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    this.#isRung = false
  }
}
