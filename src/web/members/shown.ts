import { forMembers } from './loaded.ts'

export const AccountMenu = forMembers.part('AccountMenu')
export const Answer = forMembers.part('Answer')
export const Bell = forMembers.part('Bell')
export const BookmarkButton = forMembers.part('BookmarkButton')
export const BottomBar = forMembers.part('BottomBar')
export const CrossPostHelper = forMembers.part('CrossPostHelper')
export const Held = forMembers.part('Held')
export const HideMenu = forMembers.part('HideMenu')
export const MemberLike = forMembers.part('MemberLike')
export const NoticeStrip = forMembers.part('NoticeStrip')
export const OwnTools = forMembers.part('OwnTools')
export const PostForm = forMembers.part('PostForm')
