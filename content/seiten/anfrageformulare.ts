import { stadtplanRand } from '../bilder/stadtplan/index.ts'
import type { SeiteContent } from '../shape.ts'

/** Führung anfragen. */
export const anfrageFuehrung: SeiteContent = {
  key: 'anfrage-fuehrung',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/fuehrung/',
    titel: 'Führung anfragen',
    beschreibung: 'Eine Führung durch Bad Silberbronn für Ihre Gruppe anfragen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-fuehrung',
        einleitung:
          'Sagen Sie uns, wann Sie kommen möchten und wie viele Sie sind. Wir melden uns mit einem Vorschlag; die Anfrage ist unverbindlich.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/guided-tour/',
    titel: 'Ask for a guided tour',
    beschreibung: 'Ask for a guided tour of Bad Silberbronn for your group.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-fuehrung',
        einleitung:
          'Tell us when you would like to come and how many you are. We will get in touch with a proposal; asking is not binding.',
      },
    ],
  },
}

/** Pauschale anfragen. */
export const anfragePauschale: SeiteContent = {
  key: 'anfrage-pauschale',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/angebote/anfrage/',
    titel: 'Pauschale anfragen',
    beschreibung: 'Eine Pauschale in Bad Silberbronn unverbindlich anfragen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-pauschale',
        einleitung:
          'Ihre Anfrage ist unverbindlich. Wir schreiben Ihnen, welche Zimmer zu Ihrer Zeit frei sind.',
      },
    ],
  },
  en: {
    pfad: '/en/offers/request/',
    titel: 'Ask for a package',
    beschreibung: 'Ask for a package in Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-pauschale',
        einleitung:
          'Asking is not binding. We will write to you which rooms are free at the time of your stay.',
      },
    ],
  },
}

/** Schaden melden. */
export const schadenMelden: SeiteContent = {
  key: 'schaden-melden',
  eltern: 'rathaus',
  zustaendig: 'rathaus',
  pageLayout: 'default',
  de: {
    pfad: '/de/rathaus/schaden-melden/',
    titel: 'Schaden melden',
    beschreibung: 'Defekte Laterne, Schlagloch, kaputte Bank: der Stadt einen Schaden melden.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schaden',
        einleitung:
          'Eine Laterne flackert, eine Platte kippt, ein Wegweiser liegt am Boden? Sagen Sie uns, wo. Sie müssen Ihren Namen nicht nennen.',
        karte: { bild: 'stadtplan', ...stadtplanRand },
      },
    ],
  },
  en: {
    pfad: '/en/town-hall/report-damage/',
    titel: 'Report damage',
    beschreibung: 'Broken lamp, pothole, damaged bench: report damage to the town.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schaden',
        einleitung:
          'A lamp flickers, a slab tilts, a signpost lies on the ground? Tell us where. You need not give your name.',
        karte: { bild: 'stadtplan', ...stadtplanRand },
      },
    ],
  },
}

/** Verein eintragen. */
export const vereinEintragen: SeiteContent = {
  key: 'verein-eintragen',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/verein/',
    titel: 'Verein eintragen',
    beschreibung: 'Einen Verein in das Verzeichnis von Bad Silberbronn eintragen oder ändern.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-verein',
        einleitung:
          'Ihr Verein soll im Verzeichnis stehen, oder es hat sich etwas geändert? Sagen Sie es uns hier. Wir sehen den Eintrag durch, bevor er erscheint; er kostet nichts.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/club/',
    titel: 'Enter your club',
    beschreibung: 'Enter a club in the directory of Bad Silberbronn, or change its entry.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-verein',
        einleitung:
          'Should your club be in the directory, or has something changed? Tell us here. We look at the entry before it appears; it is free of charge.',
      },
    ],
  },
}

/** Betrieb eintragen. */
export const betriebEintragen: SeiteContent = {
  key: 'betrieb-eintragen',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/brancheneintrag/',
    titel: 'Betrieb eintragen',
    beschreibung: 'Einen Betrieb in das Branchenverzeichnis von Bad Silberbronn eintragen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-brancheneintrag',
        einleitung:
          'Laden, Werkstatt, Praxis oder Gasthaus: Der Eintrag im Branchenverzeichnis kostet nichts. Wir sehen ihn durch und melden uns, bevor er erscheint.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/business/',
    titel: 'Enter your business',
    beschreibung: 'Enter a business in the directory of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-brancheneintrag',
        einleitung:
          'Shop, workshop, practice or inn: an entry in the business directory is free of charge. We look at it and get in touch before it appears.',
      },
    ],
  },
}

/** Aushang aufgeben. */
export const aushangAufgeben: SeiteContent = {
  key: 'aushang-aufgeben',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/schwarzes-brett/',
    titel: 'Aushang aufgeben',
    beschreibung: 'Etwas am Schwarzen Brett von Bad Silberbronn aushängen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schwarzes-brett',
        einleitung:
          'Sie suchen, verschenken oder haben etwas gefunden? Wir lesen jeden Aushang, bevor er am Schwarzen Brett hängt. Was von Ihnen darauf steht, bestimmen Sie.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/noticeboard/',
    titel: 'Put up a notice',
    beschreibung: 'Put something up on the noticeboard of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schwarzes-brett',
        einleitung:
          'Are you looking for something, giving something away, or have you found something? We read every notice before it is put up. You decide what it says about you.',
      },
    ],
  },
}

/** Kontaktdaten hinterlassen; in keinem Menü (decisions, 2.6). */
export const kontaktdaten: SeiteContent = {
  key: 'kontaktdaten',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/kontaktdaten/',
    titel: 'Kontaktdaten hinterlassen',
    beschreibung: 'Kontaktdaten für einen Besuch in einem Haus der Stadt hinterlassen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-corona',
        einleitung:
          'Wenn ein Haus der Stadt darum bittet, hinterlassen Sie hier, wie wir Sie nach Ihrem Besuch erreichen. Nach vier Wochen werden Ihre Angaben gelöscht.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/contact-details/',
    titel: 'Leave your contact details',
    beschreibung: 'Leave contact details for a visit to one of the town’s houses.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-corona',
        einleitung:
          'If one of the town’s houses asks for it, tell us here how to reach you after your visit. What you enter is deleted after four weeks.',
      },
    ],
  },
}
