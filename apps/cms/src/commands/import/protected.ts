import type { CallName } from '@kurstadt/contract'
import type { Asked } from './ask.ts'
import { SourceError } from './fetch-source.ts'
import type { Source, Tokens } from './source.ts'

/** A protected area: its variable, what only its members are answered, and a call that needs them. */
const areas: Readonly<
  Record<keyof Tokens, { variable: string; omitted: string; call: CallName; asked: Asked }>
> = {
  rat: {
    variable: 'IMPORT_RAT_TOKEN',
    omitted: 'nicht öffentliche Sitzungen, Tagesordnungspunkte, Vorlagen und ihre Dateien',
    call: 'raete/{id}',
    asked: { id: 1 },
  },
  intranet: {
    variable: 'IMPORT_INTRANET_TOKEN',
    omitted: 'das Intranet',
    call: 'intranet/rubrik',
    asked: {},
  },
}

const named: readonly (keyof Tokens)[] = ['rat', 'intranet']

/** Refuses a token that the source does not know before anything is written: less would come along. */
export async function requireSessions(source: Source): Promise<void> {
  for (const area of named.filter((one) => source.has(one))) {
    const { variable, call, asked } = areas[area]
    try {
      await source.ask(call, asked)
    } catch (error) {
      if (!(error instanceof SourceError && error.status === 401)) throw error
      throw new SourceError(`Die Quelle kennt das Token in ${variable} nicht oder nicht mehr.`, 401)
    }
  }
}

/** What was not asked for because it needs a login, one line each. */
export function missingTokenNotice(source: Source): string {
  return named
    .filter((area) => !source.has(area))
    .map((area) => `Ohne ${areas[area].variable} nicht gelesen: ${areas[area].omitted}.\n`)
    .join('')
}
