import { expect, test } from 'vitest'
import { nextTopBar } from './top-bar.behaviour.ts'

const pinned = true
const unpinned = false

// Spec 9: header pin offsets up 100, down 10; tolerance 5 each.
test.for([
  ['it stays within the first 10 pixels on the way down', pinned, 0, 10, pinned],
  ['it hides on scroll down below them', pinned, 0, 11, unpinned],
  ['it hides on scroll down far below', pinned, 800, 806, unpinned],
  ['5 pixels down are no decision', pinned, 800, 805, pinned],
  ['5 pixels up are no decision', unpinned, 800, 795, unpinned],
  ['it shows on scroll up', unpinned, 800, 794, pinned],
  ['it shows at the top, from 100 pixels on the way up', unpinned, 101, 100, pinned],
  ['it stays hidden just below the top while nothing moves', unpinned, 60, 60, unpinned],
  ['it shows at the very top', unpinned, 500, 0, pinned],
] as const)('%s', ([, was, from, position, becomes]) => {
  expect(nextTopBar({ isPinned: was, from }, position).isPinned).toBe(becomes)
})

test('slow scrolling adds up until it is a decision', () => {
  let state = { isPinned: true, from: 500 }
  for (const position of [503, 505, 507]) state = nextTopBar(state, position)
  expect(state).toEqual({ isPinned: false, from: 507 })
})
