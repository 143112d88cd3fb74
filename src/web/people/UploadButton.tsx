import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { type PictureKind, pictureTypes } from '#shared/media.ts'
import { ownProfile as texts } from './own-profile.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useUpload } from './changes.ts'

/** Lets a person choose a picture and sends it; with `children` it says what it is in words. */
export const UploadButton = ({
  kind,
  label,
  className,
  children,
}: {
  kind: PictureKind
  label: string
  className?: string
  children?: ReactNode
}) => {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload(kind)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) upload.mutate(file)
    // The same file can be chosen again after a failure.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={choose}
      />
      <Button
        variant="outline"
        size={children ? 'small' : 'icon'}
        aria-label={children ? undefined : label}
        data-hint={children ? undefined : label}
        disabled={upload.isPending}
        className={className}
        onClick={() => input.current?.click()}
      >
        <Icon name="camera" size={18} />
        {upload.isPending && children ? texts.uploading : children}
      </Button>
    </>
  )
}
