/** Services by first letter, as Markdown: what to do, what to bring, what it costs, where to go. */
export const dienste: { buchstabe: string; text: string }[] = [
  {
    buchstabe: 'A',
    text: `### Abfall

Sie brauchen eine neue Tonne, oder Ihre Tonne wurde nicht geleert? Das regelt der Landkreis. Die Nummer ist [030 23125-500](tel:+493023125500).

### Anmeldung

Sie sind neu in der Stadt? Melden Sie sich in den ersten zwei Wochen an. Bringen Sie Ihren Ausweis mit und den Zettel, auf dem Ihre Vermieterin oder Ihr Vermieter den Einzug bestätigt. Es kostet nichts.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)`,
  },
  {
    buchstabe: 'B',
    text: `### Bauantrag

Sie möchten bauen oder umbauen? Sprechen Sie zuerst mit uns: donnerstags von 14:00 bis 18:00 Uhr, ohne Termin. Wir sagen Ihnen, welche Pläne Sie brauchen.

[Zum Bauamt](/de/rathaus/bauamt-id_4/)

### Beglaubigung

Wir bestätigen, dass eine Kopie mit dem Original übereinstimmt. Bringen Sie beides mit. Jede Seite kostet 3,00 EUR.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)`,
  },
  {
    buchstabe: 'F',
    text: `### Führerschein

Den Führerschein bekommen Sie beim Landratsamt. Den Antrag können Sie bei uns im Bürgerbüro abgeben; wir schicken ihn weiter. Bringen Sie Ihren Ausweis, ein Foto und den alten Führerschein mit.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)

### Führungszeugnis

Bringen Sie Ihren Ausweis mit. Das Zeugnis kostet 13,00 EUR und kommt nach etwa zwei Wochen mit der Post.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)

### Fundsachen

Sie haben etwas verloren oder gefunden? Rufen Sie an: [030 23125-114](tel:+493023125114). Wir heben alles sechs Monate lang auf.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)`,
  },
  {
    buchstabe: 'G',
    text: `### Geburt

Ihr Kind ist in Bad Silberbronn geboren? Melden Sie die Geburt in der ersten Woche an. Bringen Sie Ihre Ausweise und Ihre Urkunden mit. Die Anmeldung kostet nichts.

[Zum Standesamt](/de/rathaus/standesamt-id_2/)

### Gewerbe

Sie machen einen Laden auf oder arbeiten selbstständig? Das Formular bekommen Sie bei uns, wir füllen es gern mit Ihnen aus. Die Gebühr beträgt 30,00 EUR.

[Zum Ordnungsamt](/de/rathaus/ordnungsamt-id_5/)`,
  },
  {
    buchstabe: 'H',
    text: `### Heirat

Rufen Sie uns an, dann suchen wir gemeinsam einen Tag aus: [030 23125-122](tel:+493023125122). Sie heiraten im Trauzimmer, von Mai bis September auch im Musikpavillon oder auf dem Hohen Stein. Anmelden können Sie sich sechs Monate vorher.

[Zum Standesamt](/de/rathaus/standesamt-id_2/)

### Hund

Melden Sie Ihren Hund an, sobald er drei Monate alt ist. Die Hundesteuer beträgt 96,00 EUR im Jahr. Für Blindenhunde zahlen Sie nichts.

[Zum Steueramt](/de/rathaus/stadtkaemmerei-und-steueramt-id_3/)`,
  },
  {
    buchstabe: 'K',
    text: `### Kirchenaustritt

Kommen Sie bitte selbst und bringen Sie Ihren Ausweis mit. Der Austritt gilt sofort.

[Zum Standesamt](/de/rathaus/standesamt-id_2/)

### Kurtaxe

Haben Sie Gäste gegen Entgelt, dann zahlen diese 3,20 EUR je Nacht und erhalten die Silberkarte. Kinder und Jugendliche unter 16 Jahren zahlen nichts.

[Zum Steueramt](/de/rathaus/stadtkaemmerei-und-steueramt-id_3/)`,
  },
  {
    buchstabe: 'P',
    text: `### Parkausweis

Wer in der Altstadt wohnt, bekommt einen Ausweis für ein Auto. Er kostet 60,00 EUR im Jahr. Bringen Sie den Fahrzeugschein mit. Den blauen Ausweis für Menschen mit Behinderung stellen wir kostenlos aus.

[Zum Ordnungsamt](/de/rathaus/ordnungsamt-id_5/)

### Personalausweis

Bringen Sie Ihren alten Ausweis mit. Das Foto machen wir im Bürgerbüro, es kostet 6,00 EUR. Der Ausweis kostet 37,00 EUR. Wer jünger als 24 ist, zahlt 22,80 EUR. Nach drei Wochen holen Sie ihn ab.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)`,
  },
  {
    buchstabe: 'R',
    text: `### Reisepass

Der Pass kostet 70,00 EUR. Wer jünger als 24 ist, zahlt 37,50 EUR. Er ist nach vier Wochen fertig. Wenn es eilt, geht es in vier Werktagen; das kostet 32,00 EUR mehr.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)`,
  },
  {
    buchstabe: 'S',
    text: `### Schaden melden

Eine Lampe ist kaputt, eine Straße hat ein Loch? Rufen Sie uns an: [030 23125-142](tel:+493023125142). Bei Gefahr sind wir Tag und Nacht da: [030 23125-149](tel:+493023125149).

[Zum Bauamt](/de/rathaus/bauamt-id_4/)

### Sterbefall

Es tut uns leid, wenn Sie jemanden verloren haben. Meist erledigt das Bestattungshaus alles für Sie. Wenn Sie selbst kommen möchten, nehmen wir uns Zeit: [030 23125-120](tel:+493023125120).

[Zum Standesamt](/de/rathaus/standesamt-id_2/)`,
  },
  {
    buchstabe: 'U',
    text: `### Ummeldung

Sie ziehen innerhalb der Stadt um? Dann gilt das Gleiche wie bei der Anmeldung. Die neue Anschrift kleben wir gleich auf Ihren Ausweis.

[Zum Bürgerbüro](/de/rathaus/buergerbuero-id_1/)

### Urkunden

Geburt, Heirat, Tod: Wir schreiben Ihnen eine neue Urkunde, wenn das Ereignis in Bad Silberbronn war. Die erste kostet 15,00 EUR, jede weitere 7,50 EUR.

[Zum Standesamt](/de/rathaus/standesamt-id_2/)`,
  },
]
