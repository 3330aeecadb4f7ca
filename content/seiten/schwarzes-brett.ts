import type { SeiteContent } from '../shape.ts'

/** The noticeboard (spec 2.6). */
const brett: SeiteContent = {
  key: 'schwarzes-brett',
  eltern: 'start',
  zustaendig: 'rathaus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/schwarzes-brett/',
    titel: 'Schwarzes Brett',
    beschreibung:
      'Gesucht, verschenkt, verloren, gefunden, mitgenommen: Aushänge aus der Nachbarschaft in Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'schwarzes-brett',
        einleitung:
          'Hier hängt, was die Nachbarschaft sucht, verschenkt, verloren oder gefunden hat. Antworten gehen über die Stadt: Niemand muss seine Adresse zeigen.',
      },
    ],
  },
  en: {
    pfad: '/en/noticeboard/',
    titel: 'Noticeboard',
    beschreibung:
      'Wanted, given away, lost, found, lifts: notices from the neighbourhood in Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'schwarzes-brett',
        einleitung:
          'What the neighbourhood is looking for, gives away, has lost or found. Most notices are in German. Answers go through the town: nobody has to show an address.',
      },
    ],
  },
}

/** One notice of it. */
const aushang: SeiteContent = {
  key: 'aushang',
  eltern: 'schwarzes-brett',
  pageLayout: 'wide',
  detailseite_fuer: 'schwarzes_brett',
  de: {
    pfad: '/de/schwarzes-brett/*',
    titel: 'Aushang',
    blocks: [{ slot: 'content', template: 'schwarzes-brett-detail' }],
  },
  en: {
    pfad: '/en/noticeboard/*',
    titel: 'Notice',
    blocks: [{ slot: 'content', template: 'schwarzes-brett-detail' }],
  },
}

/** For those who write on it. */
export const aushaengen: SeiteContent = {
  key: 'schwarzes-brett-aushaengen',
  eltern: 'schwarzes-brett',
  pageLayout: 'default',
  de: {
    pfad: '/de/schwarzes-brett/aushaengen/',
    titel: 'Aushängen, ändern, abnehmen',
    beschreibung:
      'So hängen Sie etwas ans Schwarze Brett von Bad Silberbronn, ändern oder verlängern es und nehmen es ab.',
    blocks: [
      {
        slot: 'content',
        template: 'schwarzes-brett-portal',
        titel: 'So geht es',
        einleitung: 'Ohne Konto und ohne Passwort, mit einem Link, der nur Ihnen gehört.',
      },
    ],
  },
  en: {
    pfad: '/en/noticeboard/put-up/',
    titel: 'Put up, change, take down',
    beschreibung:
      'How to put something up on the noticeboard of Bad Silberbronn, change or extend it and take it down.',
    blocks: [
      {
        slot: 'content',
        template: 'schwarzes-brett-portal',
        titel: 'How it works',
        einleitung: 'No account and no password, just a link that is yours alone.',
      },
    ],
  },
}

/** Pages of the noticeboard. */
export const brettseiten: SeiteContent[] = [brett, aushang, aushaengen]
