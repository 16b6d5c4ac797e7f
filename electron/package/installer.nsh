; Offers to open folders with Cardwright in the file manager, for the person who installs it.
!macro customInstall
  WriteRegStr SHCTX "Software\Classes\Directory\shell\Cardwright" "" "Open with Cardwright"
  WriteRegStr SHCTX "Software\Classes\Directory\shell\Cardwright" "Icon" "$INSTDIR\${APP_EXECUTABLE_FILENAME}"
  WriteRegStr SHCTX "Software\Classes\Directory\shell\Cardwright\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%V"'
!macroend

!macro customUnInstall
  DeleteRegKey SHCTX "Software\Classes\Directory\shell\Cardwright"
!macroend
