import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { foldSql } from '../../../wire/read/fold.ts'
import { keptUntilChange } from '../../../wire/read/newest-change.ts'
import { aboveSql } from './business-sql.ts'
import { directoryTags } from './directory-tags.ts'
import { threesOf, wordLikeness } from './word-likeness.ts'

/** Entries that have what was typed, or only something like it. */
type WordHits = { ids: readonly string[]; isSimilar: boolean }

/** An entry with all its words; its threes are made when it may first be like a word. */
type Worded = { id: string; words: string; threes?: readonly string[] }

/** All entries; which of them have three letters is made with the first word that nothing has. */
type Words = { entries: readonly Worded[]; having?: ReadonlyMap<string, readonly number[]> }

/** How much of a word has to be there: «Kondditorei» finds «Konditorei», «Zahnartzt» the «Zahnarzt». */
const alike = 0.5

/**
 * All words of every entry: name, trade, keywords and categories with those above them, in every
 * language, because a guest may remember either.
 */
const everyWord = {
  name: 'businesses-words',
  text: `with recursive ${aboveSql}, texts as (
      select _parent_id as id, concat_ws(' ', titel, spezialisierung) as words from brancheneintraege_locales
      union all
      select parent_id, text from brancheneintraege_texts
      union all
      select r.parent_id, k.rubrik from brancheneintraege_rels r join above a on a.below = r.rubriken_id
        join rubriken_locales k on k._parent_id = a.category where r.path = 'rubriken'
    )
    select e.id::text as id, ${foldSql("string_agg(t.words, ' ')")} as words
    from brancheneintraege e join texts t on t.id = e.id
    where e._status = 'published' group by e.id`,
  row: z.object({ id: z.string(), words: z.string().nullable() }),
}

async function readWords(payload: Payload): Promise<Words> {
  const rows = await select(payload, everyWord)
  return { entries: rows.map(({ id, words }): Worded => ({ id, words: words ?? '' })) }
}

/** Words as they were at the newest change; two thousand entries have half a megabyte of them. */
const wordedEntries = keptUntilChange(readWords, directoryTags)

/** Places of the entries that have three letters, by these. */
function havingThrees(words: Words): ReadonlyMap<string, readonly number[]> {
  if (words.having) return words.having
  const having = new Map<string, number[]>()
  for (const [place, entry] of words.entries.entries())
    for (const three of new Set(threesOf(entry.words))) {
      const places = having.get(three)
      if (places) places.push(place)
      else having.set(three, [place])
    }
  words.having = having
  return having
}

/** Whether the entry at a place has so many threes of a word that a piece of it may be like the word. */
function mayHave(word: readonly string[], words: Words): (place: number) => boolean {
  const having = havingThrees(words)
  const common = new Uint16Array(words.entries.length)
  for (const three of word)
    for (const place of having.get(three) ?? []) common[place] = (common[place] ?? 0) + 1
  // No piece of it is more alike than all of it has threes of the word.
  return (place) => (common[place] ?? 0) >= alike * word.length
}

function likeThem(words: Words, typed: readonly string[]): Worded[] {
  const asked = typed.map((word) => [...new Set(threesOf(word))])
  const tests = asked.map((word) => mayHave(word, words))
  return words.entries.filter((entry, place) => {
    if (!tests.every((test) => test(place))) return false
    const threes = entry.threes ?? threesOf(entry.words)
    entry.threes = threes
    return asked.every((word) => wordLikeness(word, threes, alike) >= alike)
  })
}

/** Finds the entries that have all the words as parts of theirs; where none has, those like them. */
export async function findWords(payload: Payload, words: readonly string[]): Promise<WordHits> {
  const all = await wordedEntries(payload, 'words')
  const exact = all.entries.filter((entry) => words.every((word) => entry.words.includes(word)))
  const found = exact.length > 0 ? exact : likeThem(all, words)
  return { ids: found.map(({ id }) => id), isSimilar: exact.length === 0 }
}
