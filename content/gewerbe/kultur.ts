import type { Betrieb } from './eintrag.ts'
import { lageBei } from './lage.ts'

const rubriken = ['kultur']

/** Venues: the places that events are at. */
export const kultur: Betrieb[] = [
  {
    key: 'konzerthaus',
    name: { de: 'Konzerthaus', en: 'Concert hall' },
    was: { de: 'Konzertsaal mit 612 Plätzen', en: 'Concert hall with 612 seats' },
    rubriken,
    wo: 'Kurparkallee 6',
    tel: '220',
    text: {
      de: `Der Große Saal hat eine Holzdecke aus Tannen des Stadtwalds und kommt ohne Verstärkung aus. Einlass ist eine Stunde vor Beginn; wer früher da ist, wartet im Foyer bei offener Garderobe.

Zwölf Plätze sind für Rollstühle vorgesehen. Die Höranlage nutzen Sie mit Ihrem eigenen Gerät oder einem geliehenen vom Einlass.`,
      en: `The Great Hall has a ceiling of fir from the town’s forest and needs no amplification. Doors open an hour before the performance; if you are early, wait in the foyer, where the cloakroom is already open.

There are twelve wheelchair spaces. The induction loop works with your own device or one borrowed at the door.`,
    },
    barriere: ['stufenlos', 'toilette', 'aufzug', 'hoeranlage', 'assistenzhund'],
    bild: 'konzerthaus',
    woerter: { de: ['Großer Saal', 'Konzert'], en: ['great hall', 'concert'] },
  },
  {
    key: 'kurtheater',
    name: { de: 'Kurtheater', en: 'Spa theatre' },
    was: { de: 'Theater von 1863 mit 204 Plätzen', en: 'Theatre of 1863 with 204 seats' },
    rubriken,
    wo: 'Kurparkallee 10',
    tel: '220',
    text: {
      de: `Drei Ränge, 204 Stühle mit neuen Bezügen und ein Vorhang, den noch immer zwei Menschen von Hand ziehen. Im Juli gehört das Haus dem Rossini-Festival, im Winter dem Kindertheater und der Operette.

Von jedem Platz sind es höchstens vierzehn Meter zur Bühne.`,
      en: `Three tiers, 204 newly covered seats and a curtain still drawn by two people by hand. In July the house belongs to the Rossini Festival, in winter to children’s theatre and operetta.

No seat is more than fourteen metres from the stage.`,
    },
    barriere: ['stufenlos', 'toilette', 'hoeranlage', 'assistenzhund'],
    bild: 'theater',
    bilder: ['festival-buehne'],
    woerter: { de: ['Oper', 'Rossini'], en: ['opera', 'Rossini'] },
  },
  {
    key: 'wandelhalle',
    name: { de: 'Wandelhalle im Kurpark', en: 'Pump room in the spa park' },
    was: { de: 'Trinkhalle, Kleiner Saal, Tourist-Information', en: 'Pump room and small hall' },
    rubriken,
    wo: 'Kurparkallee 2',
    tel: '200',
    link: { link: '/de/tourist-information/', linktext: 'Zur Tourist-Information' },
    text: {
      de: `Täglich von 07:30 bis 11:00 Uhr läuft am Trinkbrunnen das Heilwasser, bei Regen spielt hier das Kurorchester. Im Kleinen Saal ist Platz für 120 Menschen. Die Tourist-Information liegt gleich hinter dem Eingang rechts.`,
      en: `The mineral water flows at the drinking fountain every day from 07:30 to 11:00, and the spa orchestra plays here when it rains. The small hall seats 120. The tourist information office is just inside the entrance on the right.`,
    },
    zeiten: 'Mo-So 07:30-19:00',
    barriere: ['stufenlos', 'toilette', 'hoeranlage', 'assistenzhund'],
    bild: 'wandelhalle',
    woerter: { de: ['Trinkhalle', 'Kleiner Saal'], en: ['drinking fountain'] },
  },
  {
    key: 'musikpavillon',
    name: { de: 'Musikpavillon im Kurpark', en: 'Bandstand in the spa park' },
    was: { de: 'Freiluftbühne am Ende der Allee', en: 'Open-air stage at the end of the avenue' },
    rubriken,
    wo: 'Kastanienallee 12',
    text: {
      de: `Von Mai bis September spielt hier dienstags bis sonntags das Kurorchester, immer bei freiem Eintritt. 280 Stühle stehen im Halbkreis, die Bänke dahinter liegen bis zum Abend im Schatten.`,
      en: `From May to September the spa orchestra plays here from Tuesday to Sunday, always free of charge. There are 280 chairs in a half-circle, and the benches behind them stay in the shade until evening.`,
    },
    barriere: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'kurpark',
    woerter: { de: ['Kurkonzert', 'Open Air'], en: ['open air'] },
  },
  {
    key: 'kurpark',
    name: { de: 'Kurpark', en: 'Spa park' },
    was: { de: '14 Hektar, immer geöffnet', en: '14 hectares, always open' },
    rubriken: ['kultur', 'freizeit'],
    wo: 'Kastanienallee 1',
    text: {
      de: `1.100 Bäume, davon 112 Kastanien in der Allee von 1876. Der Baumlehrpfad erklärt 42 Arten, auch in Brailleschrift. Rollstühle und Kinderwagen kommen auf allen Hauptwegen durch; Hunde gehen an der Leine.`,
      en: `1,100 trees, among them 112 chestnuts in the avenue of 1876. The tree trail explains 42 species, also in Braille. Wheelchairs and pushchairs can use all the main paths; dogs go on a lead.`,
    },
    barriere: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'kurgarten',
    bilder: ['kurpark-herbst'],
  },
  {
    key: 'badehaus',
    name: { de: 'Badehaus', en: 'Bath house' },
    was: { de: 'Thermalbad, Sauna, Anwendungen', en: 'Thermal bath, sauna, treatments' },
    rubriken: ['kultur', 'wohlbefinden'],
    wo: 'Badstraße 1',
    tel: '300',
    link: { link: '/de/thermalbad/', linktext: 'Becken, Preise und Zeiten' },
    text: {
      de: `Vier Becken, zwei Saunen, ein Dampfbad und ein Ruheraum mit alten Holzliegen. Das Wasser kommt mit 37,8 Grad aus der Tiefe. An einem Samstag im Monat ist Thermennacht bis Mitternacht.

Alle Becken haben einen Lift. Termine für Massage und Moor vergibt die Badeabteilung.`,
      en: `Four pools, two saunas, a steam bath and a rest room with old wooden loungers. The water rises at 37.8 degrees. One Saturday a month is a thermal night until midnight.

Every pool has a lift. Massages and peat packs are booked through the treatment desk.`,
    },
    zeiten: 'Mo-Do 09:00-21:00; Fr-Sa 09:00-22:00; So 09:00-20:00',
    barriere: ['stufenlos', 'toilette', 'aufzug', 'parkplatz'],
    bild: 'badehaus',
    bilder: ['therme-innen', 'thermennacht'],
    woerter: { de: ['Therme', 'Schwimmbad', 'Sauna'], en: ['spa', 'pool', 'sauna'] },
  },
  {
    key: 'buergerhaus',
    name: { de: 'Bürgerhaus', en: 'Bürgerhaus community centre' },
    was: { de: 'Bücherei, Kursräume, Saal für 90', en: 'Library, classrooms, hall for 90' },
    rubriken,
    wo: 'Badgasse 9',
    tel: '170',
    text: {
      de: `Unten die Stadtbücherei, oben drei Kursräume und ein Saal, den Vereine kostenlos nutzen. Jeden ersten Samstag im Monat ist Repair-Café: Bringen Sie das Gerät und etwas Zeit mit.`,
      en: `The town library is downstairs; upstairs are three classrooms and a hall that clubs use free of charge. The repair café is on the first Saturday of the month: bring the thing and a little time.`,
    },
    zeiten: 'Di-Fr 10:00-18:00; Sa 10:00-13:00',
    barriere: ['stufenlos', 'toilette', 'aufzug', 'assistenzhund'],
    bild: 'gasse',
    woerter: { de: ['Bücherei', 'Saal mieten'], en: ['library', 'room hire'] },
  },
  {
    key: 'waldbuehne-oberwies',
    name: { de: 'Waldbühne Oberwies', en: 'Oberwies forest stage' },
    was: { de: 'Überdachte Bühne im Tannenwald', en: 'Covered stage among the firs' },
    rubriken,
    wo: 'Oberwieser Straße 88',
    text: {
      de: `Gespielt wird auf Holz, gesessen auf dem Hang: 400 Plätze auf Bänken, Decken zum Leihen. Die Bühne ist überdacht, das Publikum nicht. Zur Vorstellung fährt ein Bus von der Wandelhalle.`,
      en: `The stage is wood, the seats are the slope: 400 places on benches, blankets for hire. The stage has a roof, the audience has not. A bus runs from the pump room for every performance.`,
    },
    barriere: ['toilette', 'assistenzhund'],
    bild: 'festival-waldbuehne',
  },
  {
    key: 'steinbruch',
    name: { de: 'Freilufttheater im alten Steinbruch', en: 'Open-air theatre in the old quarry' },
    was: { de: 'Naturbühne über der Stadt', en: 'Natural stage above the town' },
    rubriken,
    wo: 'Panoramaweg 20',
    text: {
      de: `Wo bis 1911 roter Sandstein gebrochen wurde, spielt im Juni und Juli das Freilufttheater. Der Fußweg vom Marktplatz dauert 25 Minuten und steigt 90 Meter; feste Schuhe und eine Taschenlampe helfen auf dem Rückweg.`,
      en: `Red sandstone was quarried here until 1911; in June and July it is an open-air theatre. The walk from the market square takes 25 minutes and climbs 90 metres; sturdy shoes and a torch help on the way back.`,
    },
    barriere: ['toilette'],
    bild: 'tal-abend',
  },
  {
    key: 'alte-muehle',
    name: { de: 'Alte Mühle am Mühlbachpfad', en: 'Old mill on the mill brook path' },
    was: { de: 'Getreidemühle von 1788 mit Museum', en: 'Corn mill of 1788 and museum' },
    rubriken: ['kultur', 'freizeit'],
    wo: 'Am Mühlbach 20',
    tel: '505',
    text: {
      de: `Das Rad dreht sich seit 1788, gemahlen wird jeden zweiten Sonntag. Der Mühlenverein zeigt die drei Böden, verkauft Mehl und backt im Holzofen, solange der Teig reicht. Eintritt 3,00 €, Kinder frei.`,
      en: `The wheel has turned since 1788, and corn is ground every other Sunday. The mill society shows its three floors, sells flour and bakes in the wood oven for as long as the dough lasts. Admission €3.00, children free.`,
    },
    zeiten: 'So 13:00-17:00',
    hinweis: { de: 'Mai bis Oktober', en: 'May to October' },
    barriere: ['assistenzhund'],
    bild: 'muehlbach',
  },
  {
    key: 'stadtkirche',
    name: { de: 'Stadtkirche am Marktplatz', en: 'Town church on the market square' },
    was: { de: 'Evangelische Kirche, Orgel von 1894', en: 'Protestant church, organ of 1894' },
    rubriken: ['kultur', 'vereine'],
    wo: 'Kirchgasse 2',
    tel: '506',
    text: {
      de: `Tagsüber offen, sonntags um 09:30 Uhr Gottesdienst, freitags um 18:00 Uhr eine halbe Stunde Orgelmusik. Auf den Turm führen 143 Stufen; den Schlüssel gibt es mittwochs im Pfarramt.`,
      en: `Open during the day, with a service on Sundays at 09:30 and half an hour of organ music on Fridays at 18:00. The tower has 143 steps; the parish office lends the key on Wednesdays.`,
    },
    zeiten: 'Mo-So 09:00-18:00',
    barriere: ['stufenlos', 'hoeranlage', 'assistenzhund'],
    bild: 'marktplatz',
  },
  {
    key: 'marktplatz',
    name: { de: 'Marktplatz', en: 'Market square' },
    was: { de: 'Wochenmarkt, Feste, Brunnen', en: 'Weekly market, festivals, fountain' },
    rubriken,
    wo: 'Marktplatz 3',
    lage: lageBei(30, -22),
    text: {
      de: `Mittwochs und samstags ist von 07:00 bis 13:00 Uhr Markt, an einem Donnerstag im Monat Abendmarkt. Das Wasser des Marktbrunnens können Sie trinken; Becher leiht die Bäckerei gegenüber.`,
      en: `The market is held on Wednesdays and Saturdays from 07:00 to 13:00, with an evening market one Thursday a month. You can drink from the market fountain; the bakery opposite lends cups.`,
    },
    barriere: ['stufenlos', 'toilette', 'assistenzhund'],
    bild: 'marktplatz',
    bilder: ['abendmarkt'],
    woerter: { de: ['Wochenmarkt', 'Markt'], en: ['market'] },
  },
  {
    key: 'aussichtsturm',
    name: { de: 'Aussichtsturm auf dem Hohen Stein', en: 'View tower on the Hoher Stein' },
    was: { de: '187 Stufen, immer offen', en: '187 steps, always open' },
    rubriken: ['kultur', 'freizeit'],
    wo: 'Panoramaweg 19',
    lage: lageBei(1_573, -656),
    text: {
      de: `Zwölf Minuten von der Bergstation, auf ebenem Weg. Der Turm aus Lärchenholz ist 31 Meter hoch; an klaren Wintertagen sehen Sie bis zu den Alpen. Bei Gewitter und Eis bitte unten bleiben.`,
      en: `Twelve minutes from the upper station on a level path. The larch tower is 31 metres high; on clear winter days you can see as far as the Alps. Please stay down in thunderstorms and ice.`,
    },
    bild: 'aussichtsturm',
    bilder: ['nebelmeer'],
  },
]
