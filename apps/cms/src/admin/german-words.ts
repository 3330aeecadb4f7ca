/** How questions end that stand before something is deleted, restored or withdrawn. */
const sure = 'Sind Sie sicher?'

const general = {
  payloadSettings: 'Einstellungen der Oberfläche',
  creatingNewLabel: '{{label}} anlegen',
  createNew: 'Neu anlegen',
  noLabel: '–',
  untitled: 'Noch ohne Namen',
  true: 'Ja',
  false: 'Nein',
  noResultsFound: 'Hier steht nichts.',
  noResultsDescription:
    'Es gibt hier nichts, oder nichts davon passt zu Suche, Ansicht und Filter.',
  aboutToDelete: `Sie löschen gleich {{label}} <1>{{title}}</1>. ${sure}`,
  aboutToPermanentlyDelete: `Sie löschen {{label}} <1>{{title}}</1> gleich endgültig. ${sure}`,
  aboutToPermanentlyDeleteTrash: `Sie löschen gleich <0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb. ${sure}`,
  aboutToRestore: 'Sie holen {{label}} <1>{{title}}</1> gleich aus dem Papierkorb zurück.',
  aboutToRestoreAsDraft:
    'Sie holen {{label}} <1>{{title}}</1> gleich als Entwurf aus dem Papierkorb zurück.',
  aboutToRestoreAsDraftCount: 'Sie holen gleich {{count}} {{label}} als Entwurf zurück.',
  aboutToRestoreCount: 'Sie holen gleich {{count}} {{label}} zurück.',
  aboutToTrash:
    '{{label}} <1>{{title}}</1> kommt in den Papierkorb und verschwindet von der Website. 30 Tage lang können Sie es zurückholen.',
  aboutToTrashCount:
    '{{count}} {{label}} kommen in den Papierkorb und verschwinden von der Website. 30 Tage lang können Sie sie zurückholen.',
  deletePermanently: 'Nicht in den Papierkorb: sofort und endgültig löschen',
  documentIsTrashed: '{{label}} liegt im Papierkorb und lässt sich nur lesen.',
  noTrashResults: 'Kein {{label}} im Papierkorb.',
  titleTrashed: '{{label}} „{{title}}“ liegt im Papierkorb.',
  trashedCountSuccessfully: '{{count}} {{label}} liegen im Papierkorb.',
  aboutToDeleteCount_many: 'Sie löschen gleich {{count}} {{label}}.',
  aboutToDeleteCount_one: 'Sie löschen gleich {{count}} {{label}}.',
  aboutToDeleteCount_other: 'Sie löschen gleich {{count}} {{label}}.',
  changesNotSaved:
    'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
  copyRow: 'Zum Einfügen kopieren',
  pasteRow: 'Kopiertes einfügen',
  copyWarning: `Sie überschreiben gleich {{to}} mit {{from}}: {{label}} {{title}}. ${sure}`,
  currentlyEditing:
    'bearbeitet diesen Eintrag gerade. Wenn Sie übernehmen, kann dort nicht weitergeschrieben werden, und was noch nicht gespeichert ist, kann verloren gehen.',
  documentLocked: 'Wird gerade bearbeitet',
  documentOutOfDate:
    'Jemand anderes hat diesen Eintrag eben geändert. Sie sehen eine ältere Fassung.',
  anotherUserTakenOver: 'Jemand anderes bearbeitet diesen Eintrag jetzt.',
  sorryNotFound: 'Das haben wir leider nicht gefunden.',
  unsavedChanges:
    'Ihre Änderungen sind noch nicht gespeichert. Bitte speichern oder verwerfen Sie sie zuerst.',
  enterAValue: 'Wert eingeben',
  unsavedChangesDuplicate: 'Ihre Änderungen sind noch nicht gespeichert. Trotzdem duplizieren?',
  viewReadOnly: 'Nur ansehen',
}

const authentication = {
  checkYourEmailForPasswordReset:
    'Gibt es zu dieser Adresse ein Konto, so erhalten Sie gleich eine E-Mail. Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.',
  forgotPasswordEmailInstructions:
    'Bitte geben Sie Ihre E-Mail-Adresse an. Sie erhalten dann einen Link, mit dem Sie ein neues Passwort wählen.',
  loggedIn: 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich bitte zuerst ab</0>.',
  loggedInChangePassword: 'Ihr Passwort ändern Sie in <0>Ihrem Konto</0>.',
  loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nichts getan haben.',
  loggedOutSuccessfully: 'Sie sind abgemeldet.',
  loginWithAnotherUser:
    'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich bitte zuerst ab</0>.',
  resetYourPassword: 'Neues Passwort wählen',
  youAreInactive:
    'Sie haben längere Zeit nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?',
}

const error = {
  deletingTitle:
    '{{title}} wurde nicht gelöscht. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
  documentNotFound: 'Den Eintrag {{id}} gibt es nicht mehr, oder Ihr Konto darf ihn nicht sehen.',
  notAllowedToAccessPage: 'Diese Seite darf Ihr Konto nicht öffnen.',
  notAllowedToPerformAction: 'Dazu ist Ihr Konto nicht berechtigt.',
  unauthorized: 'Bitte melden Sie sich zuerst an.',
}

const version = {
  changed: 'Live, mit neuerem Entwurf',
  previouslyDraft: 'War Entwurf',
  previouslyPublished: 'Stand auf der Website',
  publishChanges: 'Veröffentlichen',
  confirmUnpublish: 'Zurückziehen?',
  unpublish: 'Zurückziehen',
  unpublishing: 'Wird zurückgezogen …',
  unpublishIn: 'Zurückziehen in {{locale}}',
  unpublishedSuccessfully: 'Der Eintrag ist zurückgezogen.',
  aboutToPublishSelection: `Sie veröffentlichen gleich alle ausgewählten {{label}}. ${sure}`,
  aboutToRestore: 'Sie setzen {{label}} gleich auf den Stand vom {{versionDate}} zurück.',
  aboutToRestoreGlobal: 'Sie setzen {{label}} gleich auf den Stand vom {{versionDate}} zurück.',
  aboutToRevertToPublished: `Sie verwerfen gleich alle Änderungen seit der Veröffentlichung. ${sure}`,
  aboutToUnpublish: `Der Eintrag verschwindet von der Website und wird wieder Entwurf. ${sure}`,
  aboutToUnpublishIn: `Der Eintrag verschwindet in {{locale}} von der Website. ${sure}`,
  aboutToUnpublishSelection: `Alle ausgewählten {{label}} verschwinden von der Website. ${sure}`,
}

/** Words of the back office where Payload's German is that of programmers, or says «du». */
export const germanWords = {
  general,
  authentication,
  error,
  version,
  fields: {
    searchForBlock: 'Baustein suchen',
    toggleBlock: 'Auf- oder zuklappen',
    chooseBetweenCustomTextOrDocument:
      'Geben Sie eine Adresse ein, oder wählen Sie einen Eintrag, zu dem der Link führt.',
    chooseDocumentToLink: 'Wählen Sie, wohin der Link führt',
  },
  localization: {
    copyToLocale: 'In andere Sprache kopieren',
    selectedLocales: 'nur in einzelnen Sprachen',
  },
  upload: {
    dragAndDrop: 'hierher ziehen',
    cropToolDescription:
      'Ziehen Sie an den Ecken, zeichnen Sie einen neuen Ausschnitt, oder ändern Sie die Werte unten.',
    focalPointDescription:
      'Klicken Sie auf die Stelle, die immer zu sehen sein soll, oder ändern Sie die Werte unten.',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    enterNumber: 'Bitte geben Sie eine Zahl an.',
  },
}
