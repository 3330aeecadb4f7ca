import { expect, test } from 'vitest'
import { type Choice, type ChoiceEvent, firstChoice, nextChoice } from './choice.ts'

const heute = '2027-06-18'
const chosen = (value: string): ChoiceEvent => ({ kind: 'chosen', value, heute })
const mistyped: ChoiceEvent = { kind: 'mistyped' }
const came = (tag: string | null): ChoiceEvent => ({ kind: 'came', tag })

const shown: Choice = { state: 'shown', tag: '2027-06-17', problem: null }
const loading: Choice = { state: 'loading', tag: '2027-06-16', problem: null }
const refused: Choice = { state: 'refused', tag: '2027-06-17', problem: 'future' }

test.each<[string, Choice, ChoiceEvent, Choice]>([
  ['the first frame comes', firstChoice, came('2027-06-17'), shown],
  ['a day is chosen', shown, chosen('2027-06-16'), loading],
  ['its frame comes', loading, came('2027-06-16'), { ...loading, state: 'shown' }],
  ['a frame without a day comes', loading, came(null), { ...loading, state: 'shown', tag: null }],
  ['a day that has not come is asked for again', loading, chosen('2027-06-16'), { ...loading }],
  [
    'another day is chosen meanwhile',
    loading,
    chosen('2027-06-15'),
    { ...loading, tag: '2027-06-15' },
  ],
  ['the frame goes on by itself', shown, came('2027-06-18'), { ...shown, tag: '2027-06-18' }],
  ['the same day again asks for nothing', shown, chosen('2027-06-17'), shown],
  ['tomorrow is refused, and the day stays', shown, chosen('2027-06-19'), refused],
  ['words are refused', shown, chosen('abc'), { ...refused, problem: 'unreadable' }],
  ['the field is emptied', shown, chosen(''), firstChoice],
  ['the field is emptied after a refusal', refused, chosen(''), firstChoice],
  ['a day is typed that no calendar has', shown, mistyped, { ...refused, problem: 'unreadable' }],
  ['after a refusal the shown day is chosen', refused, chosen('2027-06-17'), shown],
  ['after a refusal another day is chosen', refused, chosen('2027-06-16'), loading],
  ['what was asked before a refusal comes', refused, came('2027-06-17'), refused],
  [
    'a day is refused while another loads',
    loading,
    chosen('x'),
    { ...loading, state: 'refused', problem: 'unreadable' },
  ],
])('%s', (_, before, event, after) => {
  expect(nextChoice(before, event)).toEqual(after)
})
