import { type RefusedFile, refusedAmong } from '@kurstadt/contract/forms'
import type { ComponentProps } from 'react'
import { useSprache } from '../../i18n/index.ts'
import { classNames } from '../../lib/index.ts'
import { FileField } from '../../ui/field/index.ts'
import { Icon } from '../../ui/icon/index.ts'
import { Button } from '../../ui/push-button/index.ts'
import { useFormTexts } from './form-texts-context.ts'
import styles from './pictures-field.module.css'
import type { FormTexts } from './texts.ts'
import { type ChosenPicture, useChosenPictures } from './use-chosen-pictures.ts'

const megabytes = (bytes: number, sprache: string) =>
  new Intl.NumberFormat(sprache, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / 1_000_000),
  )

type PictureProps = { picture: ChosenPicture; onRemove: () => void }

function Picture({ picture: { file, source, preview }, onRemove }: PictureProps) {
  const sprache = useSprache()
  const { pictures: texts, problems } = useFormTexts()
  const [refused] = refusedAmong([file])
  return (
    <li className={styles.picture}>
      {preview ? (
        <img src={preview} alt="" className={styles.preview} />
      ) : (
        <span className={styles.preview}>
          <Icon name="camera" />
        </span>
      )}
      <div className={styles.about}>
        <span className={styles.name}>{source.name}</span>
        <span className={styles.size}>
          {preview === undefined ? texts.looking : `${megabytes(file.size, sprache)} MB`}
        </span>
        {refused && preview !== undefined && (
          <span className={styles.problem}>{problems[refused.problem](source.name)}</span>
        )}
      </div>
      <Button look="quiet" onClick={onRemove}>
        {texts.remove}
        <span className="visuallyHidden"> {source.name}</span>
      </Button>
    </li>
  )
}

/** What the pictures say together: how many they are, and whether they are too many. */
function summaryOf(
  pictures: readonly ChosenPicture[],
  refused: readonly RefusedFile[],
  { pictures: texts, problems }: FormTexts,
) {
  if (pictures.length === 0) return ''
  const all = refused.find(({ name }) => name === undefined)
  const count = texts.count(pictures.length)
  return all === undefined ? count : `${count} ${problems[all.problem]('')}`
}

type PicturesFieldProps = ComponentProps<typeof FileField> & {
  isOne: boolean
  /** Names of those that were chosen before the page was loaded again. */
  gone: readonly string[]
}

/**
 * Pictures to be sent along. With a script they are seen before they are sent, can be added one by
 * one and taken away again; without one this is the browser's own field.
 */
export function PicturesField({ isOne, gone, ...field }: PicturesFieldProps) {
  const texts = useFormTexts()
  const { input, pictures, onInputCapture, remove } = useChosenPictures(isOne)
  const looked = pictures.filter(({ preview }) => preview !== undefined)
  const isGone = pictures.length === 0 && gone.length > 0
  const refused = refusedAmong(looked.map(({ file }) => file))
  return (
    <div className={styles.pictures}>
      <FileField
        {...field}
        ref={input}
        multiple={!isOne}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onInputCapture={onInputCapture}
      />
      {pictures.length > 0 && (
        <ul className={styles.list}>
          {pictures.map((picture) => (
            <Picture key={picture.key} picture={picture} onRemove={() => remove(picture.key)} />
          ))}
        </ul>
      )}
      <p role="status" className={classNames(styles.summary, isGone && styles.again)}>
        {isGone ? texts.pictures.again(gone) : summaryOf(pictures, refused, texts)}
      </p>
    </div>
  )
}
