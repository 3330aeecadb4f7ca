/** How the site is put on the home screen, in German; `steps-en.ts` has the same by type. */
export const de = {
  title: 'Als App nutzen',
  devices: [
    {
      id: 'iphone',
      name: 'iPhone und iPad',
      browser: 'mit Safari',
      steps: [
        'Öffnen Sie diese Website in Safari.',
        'Tippen Sie auf „Teilen“, das Quadrat mit dem Pfeil nach oben.',
        'Wählen Sie „Zum Home-Bildschirm“, dann „Hinzufügen“.',
      ],
    },
    {
      id: 'android',
      name: 'Android',
      browser: 'mit Chrome, Edge, Firefox oder Samsung Internet',
      steps: [
        'Öffnen Sie das Menü des Browsers, die drei Punkte oder Striche am Rand.',
        'Wählen Sie „App installieren“ oder „Zum Startbildschirm hinzufügen“.',
        'Bestätigen Sie mit „Installieren“ oder „Hinzufügen“.',
      ],
    },
    {
      id: 'computer',
      name: 'Computer',
      browser: 'mit Chrome, Edge oder Safari auf dem Mac',
      steps: [
        'Chrome und Edge zeigen rechts in der Adresszeile ein Zeichen zum Installieren. Klicken Sie darauf.',
        'In Safari wählen Sie im Menü „Ablage“ den Punkt „Zum Dock hinzufügen“.',
        'Firefox am Computer kann das nicht. Ein Lesezeichen führt genauso schnell hierher.',
      ],
    },
  ],
  good: 'Was die App kann',
  facts: [
    'Sie öffnet sich ohne Adresszeile, mit einem eigenen Zeichen auf dem Startbildschirm.',
    'Ohne Netz sehen Sie statt einer Fehlermeldung die Telefonnummern der Stadt.',
    'Sie braucht fast keinen Speicher, fragt von sich aus nach keinen Rechten und zählt niemanden. Entfernen Sie sie wie jede andere App.',
  ],
}

/** The steps and what is said about them. */
export type AppSteps = typeof de
