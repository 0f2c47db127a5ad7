export { Button } from './button/index.ts'
export type { ButtonProps } from './button/index.ts'
export { Icon } from './icon/index.ts'
export type { IconDrawing, IconDrawingProps, IconProps, IconSet, IconSource } from './icon/index.ts'
export { IconButton } from './icon-button/index.ts'
export type { IconButtonProps } from './icon-button/index.ts'
export { iconNames, icons } from './icons/index.ts'
export type { IconName } from './icons/index.ts'
export { tokens, UiProvider, useUi } from './theme/index.ts'
export type {
  BrandColors,
  ColorToken,
  Density,
  LinkComponent,
  LinkComponentProps,
  Locale,
  Scheme,
  Token,
  Translate,
  UiContextValue,
  UiMessageKey,
  UiMessages,
  UiProviderProps,
} from './theme/index.ts'
export { Tooltip } from './tooltip/index.ts'
export type { TooltipProps, TooltipTriggerProps } from './tooltip/index.ts'
export { Checkbox } from './checkbox/index.ts'
export type { CheckboxProps } from './checkbox/index.ts'
export { ComboBox } from './combo-box/index.ts'
export type {
  ComboBoxMultipleProps,
  ComboBoxProps,
  ComboBoxSingleProps,
  Option,
  OptionGroup,
  OptionOrGroup,
} from './combo-box/index.ts'
export { DateField } from './date-field/index.ts'
export type { DateFieldProps } from './date-field/index.ts'
export { Form, FormActions, FormRow, useFormState } from './form/index.ts'
export type { FormProps, FormRowProps, FormState, ServerErrors } from './form/index.ts'
export { NumberField } from './number-field/index.ts'
export type { NumberFieldProps } from './number-field/index.ts'
export { PasswordField } from './password-field/index.ts'
export type { PasswordFieldProps } from './password-field/index.ts'
export { RadioGroup } from './radio-group/index.ts'
export type { RadioGroupProps } from './radio-group/index.ts'
export { convert, isRequiredBy, validate } from './rules/index.ts'
export type {
  ConversionKind,
  Rule,
  RuleContext,
  RuleFunction,
  RuleMessage,
  Rules,
  ValidateOptions,
} from './rules/index.ts'
export { Select } from './select/index.ts'
export type { SelectProps } from './select/index.ts'
export { Switch } from './switch/index.ts'
export type { SwitchProps } from './switch/index.ts'
export { TextField } from './text-field/index.ts'
export type { TextFieldProps } from './text-field/index.ts'
export { AppBar } from './app-bar/index.ts'
export type { AppBarProps } from './app-bar/index.ts'
export { Badge } from './badge/index.ts'
export type { BadgeProps } from './badge/index.ts'
export { Breadcrumb } from './breadcrumb/index.ts'
export type { BreadcrumbItem, BreadcrumbProps } from './breadcrumb/index.ts'
export { Card } from './card/index.ts'
export type { CardProps } from './card/index.ts'
export { confirm, ConfirmHost, questions } from './confirm-dialog/index.ts'
export type {
  ConfirmAnswer,
  ConfirmInput,
  ConfirmInputOptions,
  ConfirmOptions,
  ConfirmPreset,
} from './confirm-dialog/index.ts'
export { Dialog } from './dialog/index.ts'
export type { CloseReason, DialogProps } from './dialog/index.ts'
export { Drawer } from './drawer/index.ts'
export type { DrawerItem, DrawerProps } from './drawer/index.ts'
export { EmptyState } from './empty-state/index.ts'
export type { EmptyStateProps } from './empty-state/index.ts'
export { ErrorPanel } from './error-panel/index.ts'
export type { ErrorPanelProps } from './error-panel/index.ts'
export { Link } from './link/index.ts'
export type { LinkProps } from './link/index.ts'
export { LoadingView } from './loading-view/index.ts'
export type { LoadingViewProps } from './loading-view/index.ts'
export { Menu, MenuPopover } from './menu/index.ts'
export type {
  MenuAnchor,
  MenuCheckbox,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuPopoverProps,
  MenuProps,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
  MenuTriggerProps,
} from './menu/index.ts'
export { Panel } from './panel/index.ts'
export type { PanelProps } from './panel/index.ts'
export { Progress } from './progress/index.ts'
export type { ProgressProps } from './progress/index.ts'
export { Skeleton } from './skeleton/index.ts'
export type { SkeletonProps } from './skeleton/index.ts'
export { Tabs } from './tabs/index.ts'
export type { TabItem, TabsProps } from './tabs/index.ts'
export { ToastHost, toasts } from './toast/index.ts'
export type { ToastOptions, ToastType } from './toast/index.ts'
export {
  arrange,
  ColumnsMenu,
  dateEnd,
  emptyLayout,
  EveryRow,
  FilterBar,
  formatFilter,
  Grid,
  isFilterActive,
  parseFilter,
  placedColumns,
  selectedRows,
  textOf,
} from './grid/index.ts'
export type {
  ArrangeRequest,
  ColumnsMenuProps,
  FilterBarProps,
  FilterKind,
  FilterOption,
  FilterValue,
  GridColumn,
  GridDataType,
  GridHandle,
  GridLayout,
  GridLocale,
  GridOption,
  GridProps,
  RowsPlace,
  RowState,
  RowStateTexts,
  SortItem,
} from './grid/index.ts'
export {
  allClosed,
  allOpen,
  buildTree,
  checkedKeys,
  indexTree,
  isOpenIn,
  moveRows,
  openOnly,
  rowsAsTree,
  Tree,
  TreeBar,
  withOpen,
} from './tree/index.ts'
export type {
  BuildTreeOptions,
  BuiltTree,
  Expansion,
  MovePosition,
  MoveRowsOptions,
  RowsAsTree,
  RowsAsTreeOptions,
  TreeBarProps,
  TreeHandle,
  TreeIndex,
  TreeMove,
  TreeNode,
  TreeProps,
  TreeReader,
  TreeSelection,
  TreeSelectionMode,
} from './tree/index.ts'
export { TreeGrid } from './tree-grid/index.ts'
export type { TreeGridProps } from './tree-grid/index.ts'
export { Chart } from './chart/index.ts'
export type { ChartKind, ChartPoint, ChartProps, ChartSeries } from './chart/index.ts'
export { DateRangeField } from './date-range-field/index.ts'
export type { DateRange, DateRangeFieldProps } from './date-range-field/index.ts'
export { DateTimeField } from './date-time-field/index.ts'
export type { DateTimeFieldProps } from './date-time-field/index.ts'
export { FileDrop, safeName, shortName } from './file-drop/index.ts'
export type { FileDropItem, FileDropProps } from './file-drop/index.ts'
export { JsonEditor } from './json-editor/index.ts'
export type { JsonEditorProps } from './json-editor/index.ts'
export { TextArea } from './textarea/index.ts'
export type { TextAreaProps } from './textarea/index.ts'
export { TimeField } from './time-field/index.ts'
export type { TimeFieldProps } from './time-field/index.ts'
export { Banner } from './banner/index.ts'
export type { BannerProps } from './banner/index.ts'
export { DescriptionList } from './description-list/index.ts'
export type { DescriptionItem, DescriptionListProps } from './description-list/index.ts'
export { PageHeader } from './page-header/index.ts'
export type { ActionItem, PageHeaderProps } from './page-header/index.ts'
export { SelectionBar } from './selection-bar/index.ts'
export type { SelectionBarProps, SelectionProgress } from './selection-bar/index.ts'
export { SearchField } from './search-field/index.ts'
export type { SearchFieldProps } from './search-field/index.ts'
export { Tag } from './tag/index.ts'
export type { TagProps } from './tag/index.ts'
export { Kbd } from './kbd/index.ts'
export type { KbdProps } from './kbd/index.ts'
export { Divider } from './divider/index.ts'
export type { DividerProps } from './divider/index.ts'
export { Stack } from './stack/index.ts'
export type { StackProps } from './stack/index.ts'
export { Heading } from './heading/index.ts'
export type { HeadingProps } from './heading/index.ts'
export { Text } from './text/index.ts'
export type { TextProps } from './text/index.ts'
export { SegmentedControl } from './segmented-control/index.ts'
export type { SegmentOption, SegmentedControlProps } from './segmented-control/index.ts'
export { Toolbar, ToolbarGroup } from './toolbar/index.ts'
export type { ToolbarGroupProps, ToolbarProps } from './toolbar/index.ts'
export { Popover } from './popover/index.ts'
export type { PopoverProps, PopoverTriggerProps } from './popover/index.ts'
export { Disclosure } from './disclosure/index.ts'
export type { DisclosureProps } from './disclosure/index.ts'
export { CodeBlock } from './code-block/index.ts'
export type { CodeBlockProps } from './code-block/index.ts'
export { Table } from './table/index.ts'
export type { TableColumn, TableProps } from './table/index.ts'
export { StatTile } from './stat-tile/index.ts'
export type { StatTileProps } from './stat-tile/index.ts'
export { Stepper } from './stepper/index.ts'
export type { StepItem, StepperProps } from './stepper/index.ts'
export { Diff } from './diff/index.ts'
export type { DiffListProps, DiffProps, DiffTextProps } from './diff/index.ts'
export { Timeline } from './timeline/index.ts'
export type { TimelineChange, TimelineEntry, TimelineProps } from './timeline/index.ts'
export { Matrix } from './matrix/index.ts'
export type { MatrixCell, MatrixChoice, MatrixColumn, MatrixProps, MatrixRow } from './matrix/index.ts'
export { TreePicker } from './tree-picker/index.ts'
export type { TreeOption, TreePickerProps } from './tree-picker/index.ts'
export { DocumentViewer } from './document-viewer/index.ts'
export type { DocumentViewerProps } from './document-viewer/index.ts'
