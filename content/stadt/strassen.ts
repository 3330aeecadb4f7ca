import type { StrasseContent } from './shape.ts'

const bezirke: readonly (readonly [ortsteil: string, strassen: readonly string[]])[] = [
  [
    'Altstadt',
    [
      'Marktplatz',
      'Badgasse',
      'Kirchgasse',
      'Rathausgasse',
      'Gerbergasse',
      'Küfergasse',
      'Brunnengasse',
      'Schulstraße',
      'Mauerweg',
      'Mühlgasse',
      'Schmiedgasse',
    ],
  ],
  [
    'Kurviertel',
    [
      'Kurparkallee',
      'Badstraße',
      'Kastanienallee',
      'Parkstraße',
      'Quellenstraße',
      'Konzerthausweg',
      'Theaterweg',
      'Rossiniweg',
      'Quellenweg',
    ],
  ],
  [
    'Bahnhof',
    [
      'Bahnhofstraße',
      'Talstraße (1 bis 60)',
      'Silberstraße',
      'Güterstraße',
      'Poststraße',
      'Brückenstraße',
      'Uferweg',
      'Am Wehr',
      'Silberufer',
    ],
  ],
  [
    'Mühlbach',
    [
      'Talstraße (ab 61)',
      'Mühlstraße',
      'Mühlbachweg',
      'Mühlbachwiesen',
      'Sägewiesen',
      'Flößerstraße',
      'Hammerweg',
      'Unterer Wasen',
      'Zeltplatzweg',
      'Am Mühlbach',
      'Gewerbestraße',
    ],
  ],
  [
    'Halde',
    [
      'Bergbahnstraße',
      'Obere Halde',
      'Untere Halde',
      'Haldenweg',
      'Steinbruchweg',
      'Sonnenrain',
      'Sonnenhalde',
      'Panoramaweg',
      'Hochwaldstraße',
    ],
  ],
  [
    'Tannenhalde',
    [
      'Tannenhalde',
      'Forststraße',
      'Fichtenweg',
      'Lärchenweg',
      'Rehsteige',
      'Auerhahnweg',
      'Dachsweg',
      'Silberblickstraße',
    ],
  ],
  [
    'Oberwies',
    [
      'Oberwieser Straße',
      'Sportplatzweg',
      'Grillhüttenweg',
      'Ginsterweg',
      'Wiesengrund',
      'Seesteige',
      'Loipenweg',
      'Am Rain',
    ],
  ],
  [
    'Lindenfeld',
    [
      'Lindenfeldstraße',
      'Lindenweg',
      'Apfelweg',
      'Birnenweg',
      'Kirschgarten',
      'Quittenweg',
      'Imkerweg',
      'Schäferweg',
      'Amselweg',
    ],
  ],
]

function strasse(geschrieben: string): Pick<StrasseContent, 'name' | 'hausnummern'> {
  const [, name = geschrieben, hausnummern] = /^(.+?)(?: \((.+)\))?$/.exec(geschrieben) ?? []
  return hausnummern === undefined ? { name } : { name, hausnummern }
}

/** Every street of the town with the collection district it lies in; numbers count from one. */
export const strassen: StrasseContent[] = bezirke.flatMap(([ortsteil, namen], at) =>
  namen.map((name) => ({ ...strasse(name), ortsteil, bezirk: at + 1 })),
)
