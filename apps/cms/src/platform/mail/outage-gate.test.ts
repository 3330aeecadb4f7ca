import { expect, test } from 'vitest'
import { createOutageGate, probePause } from './outage-gate.ts'

function gateAt() {
  let time = 0
  const gate = createOutageGate(() => time)
  const wait = (ms: number) => {
    time += ms
  }
  return { gate, wait }
}

test.each(['server', 'konto'] as const)(
  'L2: while the %s fails, one mail at a time asks',
  (kind) => {
    const { gate, wait } = gateAt()
    expect(gate.allow(4)).toBe(4)
    expect(gate.report(kind)).toBe(false)
    expect(gate.allow(4)).toBe(0)
    wait(probePause[kind] - 1)
    expect(gate.allow(4)).toBe(0)
    wait(1)
    expect(gate.allow(4)).toBe(1)
    gate.report(kind)
    expect(gate.allow(4)).toBe(0)
  },
)

test('L2: an outage ends with the first mail that goes out or is refused for itself', () => {
  for (const outcome of ['sent', 'mail'] as const) {
    const { gate } = gateAt()
    expect(gate.report(outcome)).toBe(false)
    gate.report('konto')
    expect(gate.report(outcome)).toBe(true)
    expect(gate.allow(4)).toBe(4)
  }
})
