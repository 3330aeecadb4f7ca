import { expect, test } from 'vitest'
import { minutesProblems } from './check.ts'
import { fillMinutes } from './fill.ts'
import { biasText, decisionText } from './result-text.ts'
import { resultHint, votesProblem } from './votes.ts'

test('votes, abstentions and members who are biased are no more than are present', () => {
  expect(votesProblem({ ja: 8, nein: 2, enthaltung: 1, befangen: 1 }, 12)).toBeNull()
  expect(votesProblem({ ja: 8, nein: 2, enthaltung: 1, befangen: 2 }, 12)).toBe(
    'Ja, Nein, Enthaltungen und Befangene sind zusammen 13, anwesend sind mit dem Vorsitz nur 12.',
  )
})

test('fewer votes than members are fine: somebody may have left the room', () => {
  expect(votesProblem({ ja: 1 }, 12)).toBeNull()
  expect(votesProblem({}, 0)).toBeNull()
})

test('without attendance only what is no number of votes is refused', () => {
  expect(votesProblem({ ja: 99 }, null)).toBeNull()
  for (const ja of [-1, 1.5]) expect(votesProblem({ ja }, null)).toContain('ganze Zahlen')
})

test.each([
  [{ ergebnis: 'beschlossen', ja: 7, nein: 7 }, 'beschlossen, aber nicht mehr Ja als Nein'],
  [{ ergebnis: 'abgelehnt', ja: 7, nein: 6 }, 'abgelehnt, aber mehr Ja als Nein'],
  [{ ergebnis: 'beschlossen', ja: 7, nein: 6 }, null],
  [{ ergebnis: 'abgelehnt', ja: 7, nein: 7 }, null],
  [{ ergebnis: 'beschlossen', ja: 7 }, null],
])('%o: %s', (item, hint) => {
  expect(resultHint(item)).toBe(hint)
})

const now = new Date('2031-06-20T10:00:00Z')
const over = { beginn: '2031-06-10T16:30:00.000Z' }
const paths = (data: object, hasChairByOffice = false) =>
  minutesProblems({ ...over, ...data }, { hasChairByOffice, now }).map(({ path }) => path)

test('the chair by office counts among those who are present, whoever is excused does not', () => {
  const teilnahme = [
    { rat: 'a', anwesenheit: 'anwesend' },
    { rat: 'b', anwesenheit: 'anwesend' },
    { rat: 'c', anwesenheit: 'entschuldigt' },
  ]
  const tagesordnung = [{ ja: 2 }, { nein: 3 }]
  expect(paths({ teilnahme, tagesordnung })).toEqual(['tagesordnung.1.nein'])
  expect(paths({ teilnahme, tagesordnung }, true)).toEqual([])
})

test('whoever stands in counts among those who are present, in the place of whom they stand in for', () => {
  const away = { rat: 'b', anwesenheit: 'entschuldigt', vertretung: { id: 'c' } }
  const teilnahme = [{ rat: 'a', anwesenheit: 'anwesend' }, away]
  expect(paths({ teilnahme, tagesordnung: [{ ja: 2 }] })).toEqual([])
  expect(paths({ teilnahme, tagesordnung: [{ ja: 3 }] })).toEqual(['tagesordnung.0.ja'])
  const came = [{ rat: 'a', anwesenheit: 'anwesend', vertretung: 'c' }]
  expect(paths({ teilnahme: came, tagesordnung: [{ ja: 2 }] })).toEqual(['tagesordnung.0.ja'])
})

test('who is excused before the meeting, and who stands in for them, says nothing of who was present', () => {
  const away = { rat: 'a', anwesenheit: 'entschuldigt' }
  const tagesordnung = [{ ja: 12, nein: 3 }]
  expect(paths({ teilnahme: [{ ...away, vertretung: 'b' }], tagesordnung }, true)).toEqual([])
  expect(paths({ teilnahme: [away], tagesordnung }, true)).toEqual([])
})

test('a substitute stands in for one member, and for nobody where they are a member themselves', () => {
  const away = (rat: string, vertretung: unknown) => ({
    rat,
    anwesenheit: 'entschuldigt',
    vertretung,
  })
  expect(paths({ teilnahme: [away('a', 'c'), away('b', { id: 'c' })] })).toEqual([
    'teilnahme.1.vertretung',
  ])
  expect(paths({ teilnahme: [away('a', 'b'), { rat: 'b', anwesenheit: 'anwesend' }] })).toEqual([
    'teilnahme.0.vertretung',
  ])
  expect(paths({ teilnahme: [away('a', 'a'), away('b', null), away('d', 7)] })).toEqual([
    'teilnahme.0.vertretung',
  ])
})

test('nobody takes part twice', () => {
  const teilnahme = [
    { rat: 'a', anwesenheit: 'anwesend' },
    { rat: { id: 'a' }, anwesenheit: 'abwesend' },
  ]
  expect(paths({ teilnahme })).toEqual(['teilnahme.1.rat'])
})

test.each([
  [{ niederschrift: 'genehmigt' }, ['genehmigt_am']],
  [{ niederschrift: 'oeffentlich', genehmigt_am: '2031-06-09T12:00:00.000Z' }, ['genehmigt_am']],
  [{ niederschrift: 'oeffentlich', genehmigt_am: '2031-06-21T12:00:00.000Z' }, ['genehmigt_am']],
  [{ niederschrift: 'oeffentlich', genehmigt_am: '2031-06-20T12:00:00.000Z' }, []],
  [{ niederschrift: 'entwurf' }, []],
  [{ niederschrift: 'entwurf', beginn: '2031-06-21T16:30:00.000Z' }, ['niederschrift']],
  [{ niederschrift: null }, []],
])('approval of %o is refused at %o', (data, expected) => {
  expect(paths(data)).toEqual(expected)
})

test('a form that is half filled in breaks nothing', () => {
  const half = { tagesordnung: [{ ja: 'viele' }, {}], teilnahme: [{ rat: null }, {}] }
  expect(paths(half)).toEqual([])
  expect(minutesProblems(null, { hasChairByOffice: false, now })).toEqual([])
})

test('a decision names its papers, one that was put off does not', () => {
  expect(decisionText('beschlossen', ['2031/001'])).toBe(
    'Der Vorschlag der Vorlage 2031/001 wird angenommen.',
  )
  expect(decisionText('abgelehnt', ['2031/001', '2031/002'])).toContain(
    'der Vorlagen 2031/001, 2031/002',
  )
  expect(decisionText('vertagt', ['2031/001'])).toBe('Der Punkt wird vertagt.')
  expect([biasText(0), biasText(null)]).toEqual(['', ''])
  expect(biasText(2)).toContain('2 Mitglieder waren befangen')
})

const papers = new Map([
  ['open', { drucksache: '2031/001', isOpen: true }],
  ['closed', { drucksache: '2031/002', isOpen: false }],
])
const item = (rest: object) => ({ blockType: 'punkt' as const, titel: 'Punkt', ...rest })

test('what somebody has written stays, and only what has a result gets a decision', () => {
  const { tagesordnung, teilnahme, niederschrift } = fillMinutes(
    {
      tagesordnung: [
        item({ ergebnis: 'beschlossen', beschluss: 'Eigene Worte', befangen: 1, beratung: 'lang' }),
        item({ ergebnis: 'kenntnis', befangen: 1 }),
        item({}),
      ],
      teilnahme: [{ rat: 'a', anwesenheit: 'entschuldigt' }],
    },
    { papers, members: [{ id: 'a' }, { id: 'b' }] },
  )
  expect(tagesordnung.map(({ beratung, beschluss }) => [beschluss, beratung])).toEqual([
    ['Eigene Worte', 'lang'],
    ['Das Gremium nimmt Kenntnis.', biasText(1)],
    [undefined, undefined],
  ])
  expect(teilnahme.map(({ anwesenheit, rat }) => [rat, anwesenheit])).toEqual([
    ['a', 'entschuldigt'],
    ['b', 'anwesend'],
  ])
  expect(niederschrift).toBe('entwurf')
})

test('the decision of a public item names no paper that is not public', () => {
  const both = { ergebnis: 'beschlossen', vorlagen: ['open', 'closed'] }
  const { tagesordnung } = fillMinutes(
    { tagesordnung: [item({ ...both, oeffentlich: true }), item(both)] },
    { papers, members: [] },
  )
  expect(tagesordnung.map(({ beschluss }) => beschluss)).toEqual([
    'Der Vorschlag der Vorlage 2031/001 wird angenommen.',
    'Der Vorschlag der Vorlagen 2031/001, 2031/002 wird angenommen.',
  ])
})

test('minutes that are approved stay approved', () => {
  const { niederschrift } = fillMinutes({ niederschrift: 'genehmigt' }, { papers, members: [] })
  expect(niederschrift).toBe('genehmigt')
})
