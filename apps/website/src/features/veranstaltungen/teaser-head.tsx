type TeaserHeadProps = { options: { titel: string | null; einleitung: string | null } }

/** Heading and first words of a teaser; nothing where the editor wrote nothing. */
export function TeaserHead({ options: { titel, einleitung } }: TeaserHeadProps) {
  return (
    <>
      {titel && <h2>{titel}</h2>}
      {einleitung && <p>{einleitung}</p>}
    </>
  )
}
