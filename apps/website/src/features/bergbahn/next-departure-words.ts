import type { Abfahrt, Sprache } from '@kurstadt/contract'
import { formatDay } from '../../i18n/index.ts'
import type { NextDeparture } from './next-departure.ts'

type Richtung = Abfahrt['richtung']

type Words = {
  was: Record<Richtung, string>
  jetzt: (what: string, zeit: string) => string
  gleich: (what: string, dauer: string, zeit: string) => string
  dauer: (hours: number, minutes: number) => string
  morgen: (zeit: string) => string
  wieder: (tag: string, zeit: string) => string
  vorbei: Record<Richtung, string>
  veraltet: string
}

const de: Words = {
  was: {
    beide: 'Die nächste Bahn',
    berg: 'Die nächste Bahn bergauf',
    tal: 'Die nächste Bahn talwärts',
  },
  jetzt: (what, zeit) => `${what} fährt jetzt, um ${zeit} Uhr.`,
  gleich: (what, dauer, zeit) => `${what} fährt in ${dauer}, um ${zeit} Uhr.`,
  dauer: (hours, minutes) =>
    [
      ...(hours > 0 ? [hours === 1 ? '1 Stunde' : `${hours} Stunden`] : []),
      ...(minutes > 0 ? [minutes === 1 ? '1 Minute' : `${minutes} Minuten`] : []),
    ].join(' und '),
  morgen: (zeit) => `Die nächste fährt morgen um ${zeit} Uhr.`,
  wieder: (tag, zeit) => `Die nächste fährt am ${tag}, um ${zeit} Uhr.`,
  vorbei: {
    beide: 'Heute fährt keine Bahn mehr.',
    berg: 'Heute fährt keine Bahn mehr bergauf.',
    tal: 'Heute fährt keine Bahn mehr talwärts.',
  },
  veraltet: 'Diese Zeiten sind von gestern. Bitte laden Sie die Seite neu.',
}

const en: Words = {
  was: { beide: 'The next car', berg: 'The next car uphill', tal: 'The next car downhill' },
  jetzt: (what, zeit) => `${what} leaves now, at ${zeit}.`,
  gleich: (what, dauer, zeit) => `${what} leaves in ${dauer}, at ${zeit}.`,
  dauer: (hours, minutes) =>
    [
      ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
      ...(minutes > 0 ? [minutes === 1 ? '1 minute' : `${minutes} minutes`] : []),
    ].join(' and '),
  morgen: (zeit) => `The next one leaves tomorrow at ${zeit}.`,
  wieder: (tag, zeit) => `The next one leaves on ${tag}, at ${zeit}.`,
  vorbei: {
    beide: 'There are no more cars today.',
    berg: 'There are no more cars uphill today.',
    tal: 'There are no more cars downhill today.',
  },
  veraltet: 'These are yesterday’s times. Please reload the page.',
}

const texts: Record<Sprache, Words> = { de, en }

/** Says in words when the next one goes. */
export function nextDepartureText(
  next: NextDeparture,
  { sprache, richtung }: { sprache: Sprache; richtung: Richtung },
): string {
  const words = texts[sprache]
  const what = words.was[richtung]
  switch (next.kind) {
    case 'soon': {
      const { minutes, zeit } = next
      if (minutes === 0) return words.jetzt(what, zeit)
      return words.gleich(what, words.dauer(Math.floor(minutes / 60), minutes % 60), zeit)
    }
    case 'again': {
      const { inDays, tag, zeit } = next
      const again = inDays === 1 ? words.morgen(zeit) : words.wieder(formatDay(tag, sprache), zeit)
      return `${words.vorbei[richtung]} ${again}`
    }
    case 'over':
      return words.vorbei[richtung]
    case 'outdated':
      return words.veraltet
  }
}
