; For the person who installs it: offers to open folders with Cardwright in the file manager, and puts the command line on the
; path. Windows has a folder of the person's own on it for that, so the path itself stays as it is.
!define COMMAND_FILE "$PROFILE\AppData\Local\Microsoft\WindowsApps\cardwright.cmd"

!macro customInstall
  WriteRegStr SHCTX "Software\Classes\Directory\shell\Cardwright" "" "Open with Cardwright"
  WriteRegStr SHCTX "Software\Classes\Directory\shell\Cardwright" "Icon" "$INSTDIR\${APP_EXECUTABLE_FILENAME}"
  WriteRegStr SHCTX "Software\Classes\Directory\shell\Cardwright\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%V"'
  ClearErrors
  FileOpen $0 "${COMMAND_FILE}" w
  IfErrors +3
  FileWrite $0 '@call "$INSTDIR\resources\bin\cardwright.cmd" %*$\r$\n'
  FileClose $0
!macroend

!macro customUnInstall
  DeleteRegKey SHCTX "Software\Classes\Directory\shell\Cardwright"
  Delete "${COMMAND_FILE}"
!macroend
