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

/** An entry with all its words; its threes are made with the first word that nothing has. */
type Worded = { id: string; words: string; threes?: { all: string[]; own: ReadonlySet<string> } }

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

async function readWords(payload: Payload): Promise<Worded[]> {
  const rows = await select(payload, everyWord)
  return rows.map(({ id, words }): Worded => ({ id, words: words ?? '' }))
}

/** Words as they were at the newest change; two thousand entries have half a megabyte of them. */
const wordedEntries = keptUntilChange(readWords, directoryTags)

function threesIn(entry: Worded) {
  if (entry.threes) return entry.threes
  const all = threesOf(entry.words)
  entry.threes = { all, own: new Set(all) }
  return entry.threes
}

function soundsLike(entry: Worded, asked: readonly string[][]): boolean {
  const { all, own } = threesIn(entry)
  return asked.every((word) => {
    // No piece of it is more alike than all of it has threes of the word.
    const common = word.filter((three) => own.has(three)).length
    return common >= alike * word.length && wordLikeness(word, all, alike) >= alike
  })
}

/** Finds the entries that have all the words as parts of theirs; where none has, those like them. */
export async function findWords(payload: Payload, words: readonly string[]): Promise<WordHits> {
  const entries = await wordedEntries(payload, 'words')
  const exact = entries.filter((entry) => words.every((word) => entry.words.includes(word)))
  if (exact.length > 0) return { ids: exact.map(({ id }) => id), isSimilar: false }
  const asked = words.map((word) => [...new Set(threesOf(word))])
  const similar = entries.filter((entry) => soundsLike(entry, asked))
  return { ids: similar.map(({ id }) => id), isSimilar: true }
}
