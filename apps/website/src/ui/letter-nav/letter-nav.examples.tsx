import { LetterNav } from './index.ts'

const some = Array.from('ABEFGHKLMPRSTUVWZ')

function Typical() {
  return (
    <>
      <LetterNav available={some} current="B" />
      <section id="buchstabe-w">
        <h3>W</h3>
        <p>Wohnsitz anmelden, Wohnberechtigungsschein, Waffenschein</p>
      </section>
    </>
  )
}

function All() {
  return (
    <LetterNav
      label="A–Z"
      available={[...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '0–9']}
      hrefOf={(letter) => `?buchstabe=${letter}`}
    />
  )
}

function Empty() {
  return <LetterNav available={[]} label="Leer" />
}

/** Named examples of the letter navigation. */
export const examples = { typical: Typical, all: All, empty: Empty }
