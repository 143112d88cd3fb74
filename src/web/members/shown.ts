import { forMembers } from './loaded.tsx'

export const AccountMenu = forMembers('AccountMenu')
export const Answer = forMembers('Answer')
export const Bell = forMembers('Bell')
export const BookmarkButton = forMembers('BookmarkButton')
export const BottomBar = forMembers('BottomBar')
export const CrossPostHelper = forMembers('CrossPostHelper')
export const Held = forMembers('Held')
export const HideMenu = forMembers('HideMenu')
export const MemberLike = forMembers('MemberLike')
export const NoticeStrip = forMembers('NoticeStrip')
export const OwnTools = forMembers('OwnTools')
export const PostForm = forMembers('PostForm')
