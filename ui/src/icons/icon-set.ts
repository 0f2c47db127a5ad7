import {
  ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ArrowUpDown, Bell, BellOff, Briefcase, Building, Building2, Calendar, ChartColumn, Check,
  ChevronDown, ChevronLeft, ChevronRight, ChevronUp, ChevronsLeft, ChevronsRight, ChevronsUpDown, CircleAlert, CircleCheck,
  CircleOff, CircleQuestionMark, CircleX, Clipboard, ClipboardCheck, ClipboardList, ClipboardPlus, Clock, CloudOff, Columns3, Command, Copy, Database, Download,
  Ellipsis, EllipsisVertical, ExternalLink, Eye, EyeOff, File, FileText, Filter, Folder, FolderOpen, FunnelX, Gauge, GitBranch,
  GitCompare, GripVertical, Hash, History, House, Info, Keyboard, KeyRound, Languages, Layers, Link, Link2, List, ListTree, Lock, LockOpen,
  LogIn, LogOut, Mail, Map, MapPin, Menu, Minus, Moon, Package, PanelLeft, Pencil, Pin, PinOff, Plus, Power, PowerOff, Printer, Redo2,
  RefreshCw, RotateCcw, Route, Save, Search, Server, Settings, Shield, ShieldCheck, SlidersHorizontal, Square, Star, Sun, Table, Tag,
  Trash2, TriangleAlert, Undo2, Unlink, Upload, User, UserPlus, Users, WifiOff, Wrench, X, Zap,
} from 'lucide-react'
import type { IconSet } from '../icon/icon-drawing.ts'

/** Every drawing of the set, by name: given once to the `UiProvider`, it lets names draw, such as those a server sends. */
export const icons = {
  'arrow-down': ArrowDown, 'arrow-left': ArrowLeft, 'arrow-right': ArrowRight, 'arrow-up': ArrowUp, 'arrow-up-down': ArrowUpDown,
  bell: Bell, 'bell-off': BellOff, briefcase: Briefcase, building: Building, 'building-2': Building2, calendar: Calendar,
  'chart-column': ChartColumn, check: Check, 'chevron-down': ChevronDown, 'chevron-left': ChevronLeft, 'chevron-right': ChevronRight,
  'chevron-up': ChevronUp, 'chevrons-left': ChevronsLeft, 'chevrons-right': ChevronsRight, 'chevrons-up-down': ChevronsUpDown,
  'circle-alert': CircleAlert, 'circle-check': CircleCheck, 'circle-help': CircleQuestionMark, 'circle-off': CircleOff, 'circle-x': CircleX,
  clipboard: Clipboard, 'clipboard-check': ClipboardCheck, 'clipboard-list': ClipboardList, 'clipboard-plus': ClipboardPlus, clock: Clock, 'cloud-off': CloudOff,
  'columns-3': Columns3, command: Command, copy: Copy, database: Database, download: Download, ellipsis: Ellipsis,
  'ellipsis-vertical': EllipsisVertical, 'external-link': ExternalLink, eye: Eye, 'eye-off': EyeOff, file: File, 'file-text': FileText,
  filter: Filter, 'filter-x': FunnelX, folder: Folder, 'folder-open': FolderOpen, gauge: Gauge, 'git-branch': GitBranch,
  'git-compare': GitCompare, 'grip-vertical': GripVertical, hash: Hash, history: History, house: House, info: Info, keyboard: Keyboard,
  key: KeyRound, languages: Languages, layers: Layers, link: Link, 'link-2': Link2, list: List, 'list-tree': ListTree, lock: Lock,
  'log-in': LogIn, 'log-out': LogOut, mail: Mail, map: Map, 'map-pin': MapPin, menu: Menu, minus: Minus, moon: Moon, package: Package,
  'panel-left': PanelLeft, pencil: Pencil, pin: Pin, 'pin-off': PinOff, plus: Plus, power: Power, 'power-off': PowerOff,
  printer: Printer, redo: Redo2, 'refresh-cw': RefreshCw, 'rotate-ccw': RotateCcw, route: Route, save: Save, search: Search,
  server: Server, settings: Settings, shield: Shield, 'shield-check': ShieldCheck, sliders: SlidersHorizontal, square: Square,
  star: Star, sun: Sun, table: Table, tag: Tag, trash: Trash2, 'triangle-alert': TriangleAlert, undo: Undo2, unlink: Unlink,
  unlock: LockOpen, upload: Upload, user: User, 'user-plus': UserPlus, users: Users, 'wifi-off': WifiOff, wrench: Wrench, x: X, zap: Zap,
} as const satisfies IconSet

/** Name of a drawing of the set. */
export type IconName = keyof typeof icons

/** Every name, in alphabetical order. */
export const iconNames: readonly IconName[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ (Object.keys(icons) as IconName[]).toSorted())
