/** Longest edge of a photo that is sent, in pixels: more than an office needs to see a broken lamp. */
const longestEdge = 2560
/** Longest edge of what is shown beside its name. */
const previewEdge = 192
/** Bytes below which a picture is sent as it is. */
const smallEnough = 1_500_000
/** Kinds that are taken as they are. */
const keptTypes = /^image\/(jpeg|png|webp|avif)$/

/** A picture as it is going to be sent, with a small one to be seen; null where a browser cannot show it. */
export type Prepared = { file: File; preview: string | null }

function draw(bitmap: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const paper = canvas.getContext('2d')
  if (paper === null) return canvas
  // What is see-through in a PNG would be black in a JPEG.
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
  })

/** The same picture in fewer bytes, without the place it was taken at; itself where that saves none. */
async function smaller(source: File, bitmap: ImageBitmap): Promise<File> {
  const isTaken = keptTypes.test(source.type)
  if (isTaken && source.size <= smallEnough) return source
  const made = await jpegOf(draw(bitmap, longestEdge))
  if (made === null || (isTaken && made.size >= source.size)) return source
  const { lastModified } = source
  const name = `${source.name.replace(/\.\w{1,5}$/, '')}.jpg`
  return new File([made], name, { type: 'image/jpeg', lastModified })
}

/**
 * Makes a photo of a telephone as small as it needs to be, so that five of them travel over a weak
 * network too. What a browser cannot read stays as it is: the server has the last word on it.
 */
export async function preparePicture(source: File): Promise<Prepared> {
  try {
    const bitmap = await createImageBitmap(source)
    const preview = draw(bitmap, previewEdge).toDataURL('image/jpeg', 0.7)
    const file = await smaller(source, bitmap)
    bitmap.close()
    return { file, preview }
  } catch {
    return { file: source, preview: null }
  }
}
