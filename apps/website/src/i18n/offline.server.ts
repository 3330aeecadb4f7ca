import type { Sprache } from '@kurstadt/contract'

const de = {
  title: 'Keine Verbindung zum Internet',
  text: 'Diese Seite können wir Ihnen gerade nicht zeigen. Sobald Sie wieder verbunden sind, ist sie da.',
  retry: 'Noch einmal versuchen',
  call: 'Sie erreichen uns am Telefon',
  seen: (stand: string) => `Öffnungszeiten wie zuletzt gesehen am ${stand}.`,
  deviating: (von: string, bis: string) => (von === bis ? von : `${von} bis ${bis}`),
}

const en: typeof de = {
  title: 'No connection to the internet',
  text: 'We cannot show you this page at the moment. It will be here as soon as you are connected again.',
  retry: 'Try again',
  call: 'You can reach us by telephone',
  seen: (stand) => `Opening hours as last seen on ${stand}.`,
  deviating: (von, bis) => (von === bis ? von : `${von} to ${bis}`),
}

/** Words of the page that is shown without a connection. */
export const offlineTexts: Readonly<Record<Sprache, typeof de>> = { de, en }
