import { type Picture, type PictureKind, uploadPicture } from '#shared/media.ts'
import { language } from '#web/texts/language.en.ts'
import { address, CallError } from '#web/call.ts'

type Sending = { answer: Promise<Picture>; stop: () => void }

/** Sends a picture; tells how much of it is on its way, from 0 to 1, which `fetch` does not. */
export const sendPicture = (
  kind: PictureKind,
  file: File,
  onProgress: (share: number) => void,
): Sending => {
  const request = new XMLHttpRequest()
  const answer = new Promise<Picture>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status === 201) resolve(JSON.parse(responseText) as Picture)
      else reject(new CallError(status, responseText, statusText))
    }
    request.onerror = () => reject(new TypeError('The network is gone'))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
  })
  request.open(uploadPicture.method, address(uploadPicture, { params: { kind } }))
  request.setRequestHeader('content-type', file.type)
  request.setRequestHeader('accept-language', language)
  request.send(file)
  return { answer, stop: () => request.abort() }
}
