/** Words of the back office where Payload's German is that of programmers, or says «du». */
export const germanWords = {
  general: {
    payloadSettings: 'Einstellungen der Oberfläche',
    creatingNewLabel: '{{label}} anlegen',
    createNew: 'Neu anlegen',
    noLabel: '–',
  },
  version: { publishChanges: 'Veröffentlichen' },
  fields: { searchForBlock: 'Baustein suchen' },
  upload: { dragAndDrop: 'hierher ziehen' },
}
