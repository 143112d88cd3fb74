import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type PictureKind, removePicture, uploadPicture } from '#shared/media.ts'
import { changeProfile, type OwnProfile, type profileChanges } from '#shared/people.ts'
import type { User } from '#shared/users.ts'
import { viewerQuery } from '#web/accounts/queries.ts'
import { call, callWithFile, wordsFor } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { ownProfile as words } from './own-profile.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { ownProfileQuery, picturesQuery } from './queries.ts'

/** Saves what was changed; the name and the picture change everywhere at once. */
export const useProfileChanges = ({ onDone }: { onDone: () => void }) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof profileChanges>) => call(changeProfile, { body }),
    onSuccess: (profile) => {
      onDone()
      if (profile.isHeld) return showHeld(cache)
      showChanged(cache, profile)
      toast({ title: words.updated, detail: words.updatedDetail })
    },
    onError: (error) => tell(error, words.updateFailed),
  })
}

export const useUpload = (kind: PictureKind) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => callWithFile(uploadPicture, { params: { kind } }, file),
    onSuccess: async () => {
      await readPicturesAgain(cache)
      toast({ title: words.pictureChanged })
    },
    onError: (error) => tell(error, words.uploadFailed),
  })
}

export const useRemoval = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removePicture, { params: { id } }),
    onSuccess: () => readPicturesAgain(cache),
    onError: (error) => tell(error, words.removeFailed),
  })
}

const readPicturesAgain = async (cache: QueryClient) => {
  const [profile] = await Promise.all([
    cache.fetchQuery({ ...ownProfileQuery(), staleTime: 0 }),
    cache.invalidateQueries({ queryKey: picturesQuery().queryKey }),
  ])
  showChanged(cache, profile)
}

const showChanged = (cache: QueryClient, profile: OwnProfile) => {
  const { firstName, lastName, profileImageUrl } = profile
  cache.setQueryData(ownProfileQuery().queryKey, profile)
  cache.setQueryData(
    viewerQuery().queryKey,
    (user: User | null | undefined) => user && { ...user, firstName, lastName, profileImageUrl },
  )
  void cache.invalidateQueries({ queryKey: ['person', profile.id] })
}

const tell = (error: unknown, otherwise: string) =>
  toast({ title: siteTexts.error, detail: wordsFor(error, otherwise), isDestructive: true })
