import type { CheckboxField } from 'payload'

/** Lets a picture move slower than the page (spec 3, `parallax`). */
export function parallax(): CheckboxField {
  return {
    name: 'parallax',
    type: 'checkbox',
    label: 'Bild beim Blättern langsamer bewegen',
    defaultValue: false,
    admin: { description: 'Wer am Gerät weniger Bewegung eingestellt hat, sieht es still.' },
  }
}
